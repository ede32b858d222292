import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Imports wait for others, not for themselves. */
const isImport = (url: string) => url.startsWith('/store/api/v1/imports');

/** Which requests are being answered just now. */
export class InFlight {
  private readonly requests = new Set<FastifyRequest['raw']>();

  /** Whether anybody but an import waits for an answer. */
  readonly isVisited = (): boolean => this.requests.size > 0;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ raw, url }) => {
      if (!isImport(url)) this.requests.add(raw);
    });
    app.addHook('onResponse', async ({ raw }) => void this.requests.delete(raw));
    app.addHook('onRequestAbort', async ({ raw }) => void this.requests.delete(raw));
  }
}
