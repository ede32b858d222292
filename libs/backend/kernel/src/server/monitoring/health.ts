import type { FastifyInstance } from 'fastify';
import type { BackendDeps } from '../lifecycle/backend-deps';
import { createReadinessProbe, type NotReady } from './readiness-probe';
import { unavailable } from '../http-error';

/** Requested by load balancers, however busy the shop is. */
export const healthUrls = ['/healthz', '/readyz'];

/**
 * /healthz: the process responds; /readyz: the shop can serve, including orders, and is not draining, perhaps with warnings
 * that concern operators.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    database,
    upkeep = database,
    isDraining = () => false,
    embeddedIn = () => null,
    warnings = () => [],
    now,
  }: BackendDeps,
  notReady: readonly NotReady[],
): void {
  const probe = createReadinessProbe({ now, embeddedIn, notReady });
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isDraining()) throw unavailable('stopping');
    const db = upkeep();
    if (db === null) throw unavailable('starting');
    const reason = await probe(db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'database takes no writes');
      throw unavailable('databaseRefusesWrites');
    });
    if (reason !== null) throw unavailable(reason);
    const found = warnings();
    return reply
      .header('Cache-Control', 'no-store')
      .send({ status: 'ready', ...(found.length > 0 && { warnings: found }) });
  });
}
