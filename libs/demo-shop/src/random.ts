/** FNV-1a: the same number for the same text on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // A last mixing round: adjacent keys ("…-1", "…-2") must not give adjacent numbers.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A number in [0, 1), the same for the same key. */
export function fractionFor(key: string): number {
  return hashOf(key) / 2 ** 32;
}

/** A whole number from `from` to `to`, both included. */
export function wholeFor(key: string, from: number, to: number): number {
  return from + Math.floor(fractionFor(key) * (to - from + 1));
}

/** True for about `share` of all keys. */
export function happensFor(key: string, share: number): boolean {
  return fractionFor(key) < share;
}

/** @throws when the list is empty. */
export function pickFor<T>(key: string, list: readonly T[]): T {
  return itemAt(list, hashOf(key));
}

/** The item at an index that may run past the end. @throws when the list is empty. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
