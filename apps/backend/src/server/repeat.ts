import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  /** Does it now; when it is under way, once more after that. */
  runNow(): void;
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
  let isWanted = false;
  let isStopped = false;
  const run = () => {
    running ??= work()
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, `${name} failed`),
      )
      .finally(() => {
        running = null;
        if (isWanted && !isStopped) run();
      });
    isWanted = false;
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    runNow: () => {
      if (isStopped) return;
      if (running === null) run();
      else isWanted = true;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
