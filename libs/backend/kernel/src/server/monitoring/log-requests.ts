import type { FastifyInstance } from 'fastify';
import { healthUrls } from './health';

/** An order's token grants access to the order, so it is not logged. */
function withoutSecrets(url: string): string {
  return url.replace(/(\/orders\/token\/)[^/?]+/, '$1***');
}

/** Logs one line per request when its response is sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Load balancers send them every few seconds.
    if (healthUrls.includes(request.url)) return;
    const { method, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, url: withoutSecrets(request.url), status: reply.statusCode, milliseconds, ip },
      'answered',
    );
  });
}
