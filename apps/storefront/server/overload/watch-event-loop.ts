import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { RenderLimit } from './render-limit';

const everyMs = 250;
/** What is measured counts from one tick of this length to the next. */
const resolutionMs = 10;
const nsPerMs = 1e6;
/** A render that is twice as long as others says nothing yet. */
const percentile = 90;

/** Tells the limit how long the event loop is held up, and the log when requests had to be refused. */
export function watchEventLoop(limit: RenderLimit, log: Logger): () => void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let shedBefore = 0;
  const timer = setInterval(() => {
    const delayMs = Math.max(0, delays.percentile(percentile) / nsPerMs - resolutionMs);
    delays.reset();
    limit.adjust(delayMs);
    const stats = limit.stats();
    const shed = stats.shed.form + stats.shed.page;
    if (shed > shedBefore) log.warn({ ...stats, delayMs: Math.round(delayMs) }, 'overloaded: requests refused');
    shedBefore = shed;
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
