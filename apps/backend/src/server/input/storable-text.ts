import type { FastifyInstance } from 'fastify';

/** PostgreSQL accepts no NUL in text and no lone surrogate in JSON; legitimate input has neither. */
function toStorableText(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The value with all its strings, keys included, made storable in the database. */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (Array.isArray(value)) return value.map(toStorable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, nestedValue]) => [toStorableText(key), toStorable(nestedValue)]),
  );
}

/** Sanitizes requests, so that handlers see only text that the database can store. */
export function sanitizeRequests(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.params = toStorable(request.params);
    request.query = toStorable(request.query);
    request.body = toStorable(request.body);
  });
}
