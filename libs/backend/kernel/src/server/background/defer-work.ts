import type { FastifyInstance } from 'fastify';

/** Runs work after the response, so that the response time neither includes nor reveals it. */
export type Defer = (work: () => Promise<void>) => void;

/** Closing the server waits for pending deferred work. */
export function deferWork(app: FastifyInstance): Defer {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(pending);
  });
  return (work) => {
    const started = new Promise<void>((resolve) => {
      setImmediate(() => {
        work()
          .catch((error: unknown) => app.log.error({ err: error }, 'work after the answer failed'))
          .finally(resolve);
      });
    });
    pending.add(started);
    void started.then(() => pending.delete(started));
  };
}
