// Paths with whole numbers: on a canvas of 512 nobody sees the difference, and they are half as long.

/** How many numbers a command takes, and which of them are places: x and y by turns. */
const TAKES: Record<string, number> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};
const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/; // the two flags of an arc may stand without anything between them

/** The numbers of one command, however many times it is repeated. */
function numbersOf(command: string, text: string): number[][] {
  const takes = TAKES[command.toLowerCase()] ?? 0;
  const found: number[][] = [];
  let rest = text;
  while (takes && rest.trim().replaceAll(',', '')) {
    const numbers: number[] = [];
    for (let i = 0; i < takes; i += 1) {
      const flag = command.toLowerCase() === 'a' && (i === 3 || i === 4);
      const match = (flag ? FLAG : NUMBER).exec(rest);
      if (!match) throw new Error(`no path: ${command}${text}`);
      numbers.push(Number(match[1]));
      rest = rest.slice(match[0].length);
    }
    found.push(numbers);
  }
  return found.length ? found : [[]];
}

/** The same path in whole numbers. What rounding takes from one step is given back by the next, so that nothing drifts. */
export function rounded(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the path is
  let [drawnX, drawnY] = [0, 0]; // where what has been written is
  let written = '';
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    for (const [turn, numbers] of numbersOf(command, text).entries()) {
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      const [baseX, baseY] = relative ? [drawnX, drawnY] : [0, 0];
      const put = numbers.map((number, i) => {
        if (kind === 'a' && i < 5)
          return i < 2 ? Math.max(1, Math.round(number)) : Math.round(number);
        const down = kind === 'v' || (kind === 'a' ? i === 6 : kind !== 'h' && i % 2 === 1);
        return Math.round((down ? fromY : fromX) + number) - (down ? baseY : baseX);
      });
      const [dx, dy] = [
        numbers.at(kind === 'h' || kind === 'v' ? -1 : -2) ?? 0,
        numbers.at(-1) ?? 0,
      ];
      const [px, py] = [put.at(kind === 'h' || kind === 'v' ? -1 : -2) ?? 0, put.at(-1) ?? 0];
      if (kind === 'z')
        [x, y, drawnX, drawnY] = [startX, startY, Math.round(startX), Math.round(startY)];
      else {
        if (kind !== 'v') [x, drawnX] = [fromX + dx, baseX + px];
        if (kind !== 'h') [y, drawnY] = [fromY + dy, baseY + py];
      }
      if (kind === 'm' && turn === 0) [startX, startY] = [x, y];
      const joined = put.join(' ').replaceAll(' -', '-');
      written += turn && !joined.startsWith('-') ? ` ${joined}` : turn ? joined : command + joined;
    }
  }
  return written;
}
