import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedTask {
  /** Runs the work now; if it is already running, once more after that. */
  runNow(): void;
  /** Stops repeating, and waits for the current run. */
  stop(): Promise<void>;
}

/** Runs the work at once and then periodically, never concurrently; failures are logged. */
export function repeat(
  name: string,
  intervalMs: number,
  work: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RepeatedTask {
  let running: Promise<void> | null = null;
  let isRerunRequested = false;
  let isStopped = false;
  const run = () => {
    running ??= work()
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, `${name} failed`),
      )
      .finally(() => {
        running = null;
        if (isRerunRequested && !isStopped) run();
      });
    isRerunRequested = false;
  };
  run();
  const timer = setInterval(run, intervalMs);
  return {
    runNow: () => {
      if (isStopped) return;
      if (running === null) run();
      else isRerunRequested = true;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
