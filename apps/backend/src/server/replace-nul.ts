import type { FastifyInstance } from 'fastify';

/** The same with a space in place of each NUL: nobody types one, and PostgreSQL takes no text with it. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', ' ');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}

/** Whoever reads a request finds no NUL in it. */
export function replaceNul(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.params = withoutNul(request.params);
    request.query = withoutNul(request.query);
    request.body = withoutNul(request.body);
  });
}
