import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  /** Begins no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Does some work at once and then again and again, never twice at a time; a failure is a line in the log. */
export function repeat(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RepeatedWork {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, `${name} failed`),
      )
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
