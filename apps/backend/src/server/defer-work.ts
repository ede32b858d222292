import type { FastifyInstance } from 'fastify';

/** Has work done after the answer, which neither waits for it nor tells by its time what was done. */
export type Defer = (work: () => Promise<void>) => void;

/** Stopping the server waits for what it still has to do. */
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
