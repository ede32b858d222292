import { counter, histogram } from './metrics.server';

/** One answered request; the route is a pattern of the shop's own, never the address that was asked for. */
export interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  durationMs: number;
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Callers may invent methods; labels may not grow by them. */
export function methodLabel(method: string): string {
  return methods.includes(method) ? method : 'other';
}

/** `2xx`, `4xx` …; `none` when there was no answer. */
export function statusLabel(status: number | null): string {
  return status === null ? 'none' : `${Math.floor(status / 100)}xx`;
}

const requests = counter('vyloha_requests_total', 'Requests by route, method and class of status', [
  'route',
  'method',
  'status',
]);
const durations = histogram('vyloha_request_duration_seconds', 'Time from request to answer by route', ['route']);

/** Counts a request with the time it took. */
export function recordRequest({ route, method, status, durationMs }: AnsweredRequest): void {
  requests.inc({ route, method: methodLabel(method), status: statusLabel(status) });
  durations.observe({ route }, durationMs / 1000);
}
