import type { FastifyInstance } from 'fastify';

const sweepMs = 100;

/**
 * A stopping server answers what it has begun and asks for each connection to be closed with the answer; those that
 * fall idle meanwhile are closed too, so that a browser's open connection never holds the stop up.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isStopping = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
  app.server.once('close', () => clearInterval(sweep));
}
