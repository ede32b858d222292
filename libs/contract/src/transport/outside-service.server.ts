export interface OutsideServiceOptions {
  /** How long an answer may take, its whole body included. */
  timeoutMs: number;
  /** How long a service that did not answer is left alone. */
  pauseMs?: number;
  now?: () => number;
  /** Told once, when the service falls silent; not again before it has answered. */
  onFailure: (error: unknown) => void;
}

/** Asks the service; null when it does not answer, or is left alone because it did not. Never rejected. */
export type AskOutside = <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;

const defaultPauseMs = 30_000;

/**
 * A service outside the shop that pages do well without: asked within a time limit, and left alone for a while when it
 * fails, so that a dead one costs one shopper the wait and not each.
 */
export function createOutsideService(options: OutsideServiceOptions): AskOutside {
  const { timeoutMs, pauseMs = defaultPauseMs, now = Date.now, onFailure } = options;
  let isSilent = false;
  let pausedUntil = 0;

  return async (ask) => {
    if (now() < pausedUntil) return null;
    // One asker finds out whether a silent service is back; the others do without meanwhile.
    if (isSilent) pausedUntil = now() + pauseMs;
    try {
      const answer = await ask(AbortSignal.timeout(timeoutMs));
      [isSilent, pausedUntil] = [false, 0];
      return answer;
    } catch (error) {
      if (!isSilent) onFailure(error);
      [isSilent, pausedUntil] = [true, now() + pauseMs];
      return null;
    }
  };
}
