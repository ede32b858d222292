import { counter, histogram } from './metrics.server';

/** A finished request; the route is one of the shop's own patterns, never the requested URL. */
export interface CompletedRequest {
  route: string;
  method: string;
  status: number;
  durationMs: number;
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Callers may send arbitrary methods; they must not add label values. */
export function methodLabel(method: string): string {
  return methods.includes(method) ? method : 'other';
}

/** `2xx`, `4xx` …; `none` when there was no response. */
export function statusLabel(status: number | null): string {
  return status === null ? 'none' : `${Math.floor(status / 100)}xx`;
}

const requests = counter('vyloha_requests_total', 'Requests by route, method and class of status', [
  'route',
  'method',
  'status',
]);
const durations = histogram('vyloha_request_duration_seconds', 'Time from request to answer by route', ['route']);

/** Records a request with its duration. */
export function recordRequest({ route, method, status, durationMs }: CompletedRequest): void {
  requests.inc({ route, method: methodLabel(method), status: statusLabel(status) });
  durations.observe({ route }, durationMs / 1000);
}
