/** Results by body and by parser; both are forgotten with the objects they belong to. */
const parsedBodies = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * Parses an answer. A body that came from the shared memory is the same object each time, so each parser reads it
 * once; the result is shared between requests and must not be changed.
 * @param parser identity of the parser, the schema
 */
export function parseOnce<T>(body: unknown, parser: object, parse: (body: unknown) => T): T {
  if (typeof body !== 'object' || body === null) return parse(body);
  const results = parsedBodies.get(body) ?? new WeakMap<object, unknown>();
  parsedBodies.set(body, results);
  // The same parser made it, hence of its type.
  if (results.has(parser)) return results.get(parser) as T;
  const result = parse(body);
  results.set(parser, result);
  return result;
}
