/** Sizes in V8 on a 64-bit machine, in bytes; estimate-bytes.test measures them against the real heap. */
const word = 8;
const objectHead = 24;
const arrayHead = 32;
const stringHead = 16;
/** Of a Map or Set: its table always has spare capacity. */
const perMapEntry = 48;
const perSetEntry = 32;
const mapHead = 200;
const dateBytes = 64;
/** One character beyond Latin 1 makes all of a string take two bytes each. */
const beyondLatin1 = /[^\u0000-\u00ff]/;

/** Bytes of a string in memory. */
export function stringBytes(text: string): number {
  const bytes = beyondLatin1.test(text) ? text.length * 2 : text.length;
  return stringHead + Math.ceil(bytes / word) * word;
}

function ownBytes(value: object): { bytes: number; parts: Iterable<unknown> } {
  if (Array.isArray(value)) return { bytes: arrayHead + value.length * word, parts: value };
  if (value instanceof Map) return { bytes: mapHead + value.size * perMapEntry, parts: [...value].flat() };
  if (value instanceof Set) return { bytes: mapHead + value.size * perSetEntry, parts: value };
  if (value instanceof Date) return { bytes: dateBytes, parts: [] };
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength + dateBytes, parts: [] };
  // Property names are shared between objects of one shape.
  const parts: unknown[] = Object.values(value);
  return { bytes: objectHead + parts.length * word, parts };
}

/** The approximate size of a value of plain data in memory; shared references count once. */
export function estimateBytes(value: unknown): number {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'number') bytes += Number.isSafeInteger(next) && Math.abs(next) < 2 ** 30 ? 0 : word * 2;
    if (typeof next === 'string' && next.length > 0) {
      if (!seen.has(next)) bytes += stringBytes(next);
      seen.add(next);
    }
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    const own = ownBytes(next);
    bytes += own.bytes;
    for (const part of own.parts) waiting.push(part);
  }
  return bytes;
}
