// What components files say about their numbers, for readers: where they come from, why they are so.
const ANNOTATIONS = [
  'provenance',
  'lines',
  'basis',
  'confidence',
  'confirmed',
  'derived',
  'note',
  'source',
  'seed_checks',
];

/** An `effect` in words or as an estimate is a remark; one that is a table or a list is what a tile does. */
const isRemark = (key: string, value: unknown): boolean =>
  ANNOTATIONS.some((word) => key.startsWith(word) || key.endsWith(`_${word}`)) ||
  (key.startsWith('effect') && typeof value !== 'object');

/** Components as a board needs them, without what is said about them. */
export function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!isRemark(key, inner)) kept[key] = withoutRemarks(inner);
  }
  return kept;
}
