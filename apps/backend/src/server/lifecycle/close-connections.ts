import type { FastifyInstance } from 'fastify';

const sweepMs = 100;

/**
 * A stopping server finishes requests in flight with `Connection: close`; connections that become idle meanwhile are
 * closed too, so that a browser's keep-alive connection never delays the stop.
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
