import type { FastifyInstance } from 'fastify';

/** Calls that a load balancer makes every few seconds say nothing. */
const quiet = ['/healthz', '/readyz'];

/** An order's token opens the order, so it is a secret even here. */
function withoutSecrets(url: string): string {
  return url.replace(/(\/orders\/token\/)[^/?]+/, '$1***');
}

/** One line for each request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (quiet.includes(request.url)) return;
    const { method, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, url: withoutSecrets(request.url), status: reply.statusCode, milliseconds, ip },
      'answered',
    );
  });
}
