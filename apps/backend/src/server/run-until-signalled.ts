import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RunningBackend } from './start-backend';

const stopTimeoutMs = 15_000;

interface RunOptions {
  drainMs: number;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** What is left to do when nothing is served any more. */
  onStopped?: () => Promise<void>;
}

/**
 * Ends the process as it is asked to. SIGTERM, sent by whoever runs many of them, leaves a balancer time to notice;
 * SIGINT, sent by a person who waits, and the end of the process that started this one, do not. A second signal ends
 * the waiting.
 */
export async function runUntilSignalled(
  starting: Promise<RunningBackend>,
  { drainMs, log, onStopped }: RunOptions,
): Promise<void> {
  const hurry = new AbortController();
  let ending: Promise<never> | null = null;

  async function end(reason: string): Promise<never> {
    const backend = await starting;
    if (reason === 'SIGTERM' && drainMs > 0) {
      log.info({ reason, drainMs }, 'draining');
      backend.drain();
      await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    }
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await backend.stop();
    await onStopped?.();
    process.exit(0);
  }

  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(reason, () => {
      if (ending !== null) hurry.abort();
      ending ??= end(reason).catch(() => process.exit(1));
    });
  }
  await starting;
}
