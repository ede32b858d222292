import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { RenderLimit } from './render-limit';

const intervalMs = 250;
/** The interval of measurements. */
const resolutionMs = 10;
const nsPerMs = 1e6;
/** A render that takes twice as long as others is not significant yet. */
const percentile = 90;

/** Passes the delay of the event loop to the limit, and logs rejected requests. */
export function watchEventLoop(limit: RenderLimit, log: Logger): () => void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let previousShed = 0;
  const timer = setInterval(() => {
    const delayMs = Math.max(0, delays.percentile(percentile) / nsPerMs - resolutionMs);
    delays.reset();
    limit.adjust(delayMs);
    const stats = limit.stats();
    const shed = stats.shed.form + stats.shed.page;
    if (shed > previousShed) log.warn({ ...stats, delayMs: Math.round(delayMs) }, 'overloaded: requests refused');
    previousShed = shed;
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
