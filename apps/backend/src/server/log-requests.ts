import type { FastifyInstance } from 'fastify';
import { healthUrls } from './health';

/** An order's token opens the order, so it is a secret even here. */
function withoutSecrets(url: string): string {
  return url.replace(/(\/orders\/token\/)[^/?]+/, '$1***');
}

/** One line for each request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // A load balancer makes them every few seconds.
    if (healthUrls.includes(request.url)) return;
    const { method, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, url: withoutSecrets(request.url), status: reply.statusCode, milliseconds, ip },
      'answered',
    );
  });
}
