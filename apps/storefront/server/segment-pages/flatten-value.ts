/** How Remix's hand-off encodes what JSON has no word for (turbo-stream, version 2). */
const encodedNull = -5;
const encodedUndefined = -7;

/**
 * Encodes plain data as further elements of an encoded array, as Remix hands loader data over: every value is an
 * element, and objects and arrays refer to theirs by index.
 * @param firstIndex index of the first new element, which is the value itself
 * @returns the elements in JSON
 */
export function flattenValue(value: object, firstIndex: number): string[] {
  const elements: string[] = [];
  const indexes = new Map<unknown, number>();

  function add(item: unknown): number {
    if (item === undefined) return encodedUndefined;
    if (item === null) return encodedNull;
    const known = indexes.get(item);
    if (known !== undefined) return known;
    const at = elements.push('') - 1;
    indexes.set(item, firstIndex + at);
    elements[at] = encode(item);
    return firstIndex + at;
  }

  function encode(item: unknown): string {
    if (typeof item === 'string' || typeof item === 'boolean') return JSON.stringify(item);
    if (typeof item === 'number' && Number.isFinite(item) && !Object.is(item, -0)) return String(item);
    if (Array.isArray(item)) return `[${item.map(add).join()}]`;
    if (typeof item === 'object' && item !== null && Object.getPrototypeOf(item) === Object.prototype) {
      return `{${Object.entries(item)
        .map(([key, content]) => `"_${add(key)}":${add(content)}`)
        .join()}}`;
    }
    throw new TypeError('Only plain data can be handed over');
  }

  add(value);
  return elements;
}
