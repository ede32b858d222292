import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { BackendDeps } from './build-app';
import { Refusal } from './refusal';

/** /healthz: the process answers; /readyz: the shop can serve, database included. */
export function registerHealth(app: FastifyInstance, deps: Pick<BackendDeps, 'database'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const db = deps.database();
    if (db === null) throw new Refusal(503, [{ key: 'starting' }], { 'Retry-After': '1' });
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw new Refusal(503, [{ key: 'somethingBroke' }], { 'Retry-After': '1' });
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' });
  });
}
