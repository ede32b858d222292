export interface ExternalServiceOptions {
  /** Timeout of a response including its body. */
  timeoutMs: number;
  /** How long a failing service is not called. */
  pauseMs?: number;
  now?: () => number;
  /** Called once when the service starts failing; again only after it has recovered. */
  onFailure: (error: unknown) => void;
}

/** Calls the service; null when it does not respond or is paused after a failure. Never rejects. */
export type CallExternalService = <T>(request: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;

const defaultPauseMs = 30_000;

/**
 * An optional external service: called with a timeout and paused for a while when it fails, so that an outage delays
 * one shopper and not each.
 */
export function createExternalService(options: ExternalServiceOptions): CallExternalService {
  const { timeoutMs, pauseMs = defaultPauseMs, now = Date.now, onFailure } = options;
  let isFailing = false;
  let pausedUntil = 0;

  return async (request) => {
    if (now() < pausedUntil) return null;
    // One request probes a failing service; the others get null meanwhile.
    if (isFailing) pausedUntil = now() + pauseMs;
    try {
      const result = await request(AbortSignal.timeout(timeoutMs));
      [isFailing, pausedUntil] = [false, 0];
      return result;
    } catch (error) {
      if (!isFailing) onFailure(error);
      [isFailing, pausedUntil] = [true, now() + pauseMs];
      return null;
    }
  };
}
