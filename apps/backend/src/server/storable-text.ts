import type { FastifyInstance } from 'fastify';

/** PostgreSQL takes no text with a NUL, and JSON no half of a surrogate pair; nobody types either. */
function toStorableText(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The same with every text in it, keys included, such that the database can hold it. */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (Array.isArray(value)) return value.map(toStorable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [toStorableText(key), toStorable(part)]));
}

/** Whoever reads a request finds nothing in it that the database could not hold. */
export function makeStorable(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.params = toStorable(request.params);
    request.query = toStorable(request.query);
    request.body = toStorable(request.body);
  });
}
