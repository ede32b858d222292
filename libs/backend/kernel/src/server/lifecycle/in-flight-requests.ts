import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Imports wait for other requests, neither for themselves nor for who is told of changes. */
const isLasting = (url: string) =>
  ['/store/api/v1/imports', '/store/api/v1/changes'].some((path) => url.startsWith(path));

/** The requests in progress. */
export class InFlightRequests {
  private readonly requests = new Set<FastifyRequest['raw']>();

  /** Whether any request is in progress that ends soon. */
  readonly hasPendingRequests = (): boolean => this.requests.size > 0;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ raw, url }) => {
      if (!isLasting(url)) this.requests.add(raw);
    });
    app.addHook('onResponse', async ({ raw }) => void this.requests.delete(raw));
    app.addHook('onRequestAbort', async ({ raw }) => void this.requests.delete(raw));
  }
}
