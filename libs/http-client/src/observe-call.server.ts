import { counter, histogram, startCallSpan, statusLabel } from '@vyloha/telemetry/server';

const calls = counter('vyloha_backend_calls_total', 'Calls to the backend by pattern and how they ended', [
  'service',
  'call',
  'result',
]);
const durations = histogram('vyloha_backend_call_duration_seconds', 'Time of calls to the backend by pattern', [
  'call',
]);

interface ObservedCall {
  service: string;
  method: string;
  /** Pattern of its path, or the name of its GraphQL document. */
  call: string;
  requestId: string;
}

/** A running call. */
export interface CallObservation {
  /** Trace headers to send with the call. */
  headers: Readonly<Record<string, string>>;
  /** `failure`: why there was no response, such as `timeout`. Returns the duration of the call. */
  end(outcome: { status: number | null; failure?: string | undefined }): number;
}

/** Counts, measures and traces a call to the backend, by its pattern. */
export function observeCall({ service, method, call, requestId }: ObservedCall): CallObservation {
  const startedAt = performance.now();
  const span = startCallSpan(`${method} ${call}`, {
    'http.request.method': method,
    'url.template': call,
    'peer.service': service,
    'vyloha.request_id': requestId,
  });
  return {
    headers: span.headers,
    end({ status, failure }) {
      const durationMs = performance.now() - startedAt;
      calls.inc({ service, call, result: failure ?? statusLabel(status) });
      durations.observe({ call }, durationMs / 1000);
      span.end({ status, failure });
      return durationMs;
    },
  };
}
