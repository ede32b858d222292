import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Imports wait for other requests, not for themselves. */
const isImport = (url: string) => url.startsWith('/store/api/v1/imports');

/** The requests in progress. */
export class InFlightRequests {
  private readonly requests = new Set<FastifyRequest['raw']>();

  /** Whether any request other than an import is in progress. */
  readonly hasPendingRequests = (): boolean => this.requests.size > 0;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ raw, url }) => {
      if (!isImport(url)) this.requests.add(raw);
    });
    app.addHook('onResponse', async ({ raw }) => void this.requests.delete(raw));
    app.addHook('onRequestAbort', async ({ raw }) => void this.requests.delete(raw));
  }
}
