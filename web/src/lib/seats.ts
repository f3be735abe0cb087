// Seats have a colour and a shape, so that nobody needs the colour.
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'circle';
}

/** The shape as a path around (0, 0), about `size` wide. */
export function shapePath(shape: Shape, size: number): string {
  const r = size / 2;
  switch (shape) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'triangle':
      return `M0 ${-r * 1.1}L${r * 1.1} ${r * 0.85}H${-r * 1.1}z`;
    case 'square':
      return `M${-r * 0.9} ${-r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}z`;
    case 'diamond':
      return `M0 ${-r * 1.2}L${r * 1.1} 0L0 ${r * 1.2}L${-r * 1.1} 0z`;
    case 'star': {
      const points = Array.from({ length: 10 }, (_, i) => {
        const reach = (i % 2 ? 0.5 : 1.2) * r;
        const angle = (Math.PI * i) / 5 - Math.PI / 2;
        return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
      });
      return `M${points.join('L')}z`;
    }
  }
}

export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

/** Who plays: on the seats, and after them those that the rules move. */
export const playerName = (
  table: { seats: { name: string }[]; automata: string[] },
  player: number,
): string => table.seats[player]?.name ?? table.automata[player - table.seats.length] ?? '';
