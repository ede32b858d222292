import { registerCounter, registerGauge } from '@vyloha/telemetry/server';
import type { RenderLimit } from '../overload/render-limit';

/** Exposes the numbers of running, queued and allowed renders, and of rejected requests. */
export function observeRenders(limit: RenderLimit): void {
  registerGauge('vyloha_renders_under_way', 'Pages that are being made now', () => limit.stats().running);
  registerGauge('vyloha_renders_queued', 'Requests that wait until a page may be made', () => limit.stats().queued);
  registerGauge(
    'vyloha_renders_limit',
    'Pages that may be made at once, as the machine can do',
    () => limit.stats().limit,
  );
  registerCounter(
    'vyloha_requests_shed_total',
    'Requests refused because too many came',
    () => limit.stats().shed,
    'kind',
  );
}
