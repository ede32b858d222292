import type { FastifyInstance } from 'fastify';

function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', ' ');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}

/** Nobody types a NUL, and PostgreSQL refuses texts with one: it is a space to whoever reads the request. */
export function replaceNul(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.params = withoutNul(request.params);
    request.query = withoutNul(request.query);
    request.body = withoutNul(request.body);
  });
}
