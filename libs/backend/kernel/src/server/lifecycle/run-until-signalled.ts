import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const stopTimeoutMs = 15_000;

export interface RunningBackend {
  /** Makes /readyz respond 503, so that load balancers stop sending requests; all else is still served. */
  drain(): void;
  /** Finishes requests in flight, then closes the database and releases its lock. Safe to call twice. */
  stop(): Promise<void>;
}

interface RunOptions {
  drainMs: number;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Final work after serving has stopped. */
  onStopped?: () => Promise<void>;
}

/**
 * Stops the process on signals. SIGTERM, sent by orchestrators, drains first, so that a load balancer notices; SIGINT,
 * sent from a terminal, and the end of the parent process stop it at once. A second signal ends the
 * draining.
 */
export async function runUntilSignalled(
  starting: Promise<RunningBackend>,
  { drainMs, log, onStopped }: RunOptions,
): Promise<void> {
  const drainAbort = new AbortController();
  let ending: Promise<never> | null = null;

  async function end(reason: string): Promise<never> {
    const backend = await starting;
    if (reason === 'SIGTERM' && drainMs > 0) {
      log.info({ reason, drainMs }, 'draining');
      backend.drain();
      await sleep(drainMs, undefined, { signal: drainAbort.signal }).catch(() => undefined);
    }
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await backend.stop();
    await onStopped?.();
    process.exit(0);
  }

  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(reason, () => {
      if (ending !== null) drainAbort.abort();
      ending ??= end(reason).catch(() => process.exit(1));
    });
  }
  await starting;
}
