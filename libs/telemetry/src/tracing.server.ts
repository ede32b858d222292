import { setTimeout as pause } from 'node:timers/promises';
import { context, diag, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';

/** OpenTelemetry itself reads the span exporter from its standard variables. */
export interface TracingOptions {
  /** When off, nothing is traced and the SDK is not loaded. */
  isOn: boolean;
  /** Default of `OTEL_SERVICE_NAME`. */
  serviceName: string;
  /** Called when spans cannot be exported; the shop continues without them. */
  onProblem: (message: string) => void;
}

export interface Tracing {
  /** Flushes remaining spans, up to a timeout. Never rejects. */
  stop(): Promise<void>;
}

/** Maximum wait for the collector on shutdown. */
const stopTimeoutMs = 2_000;

const tracer = () => trace.getTracer('vyloha');

let isTracing = false;

/** Starts tracing if it is configured. */
export async function startTracing({ isOn, serviceName, onProblem }: TracingOptions): Promise<Tracing> {
  if (!isOn) return { stop: async () => {} };
  const { startSdk } = await import('./start-sdk.server');
  const ignore = () => {};
  diag.setLogger({ error: onProblem, warn: onProblem, info: ignore, debug: ignore, verbose: ignore });
  const stop = startSdk(serviceName);
  isTracing = true;
  return { stop: () => Promise.race([stop().catch(ignore), pause(stopTimeoutMs, undefined, { ref: false })]) };
}

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  // Only the kind of error: messages may contain user input.
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}

/** The span of an incoming request. */
export interface RequestSpan {
  /** Runs the request handler in the span's context, so that later spans become its children. */
  run<T>(work: () => T): T;
  /** The route is known only once the response was sent. */
  end(response: { route: string; method: string; status: number; requestId?: string | undefined }): void;
}

const noopRequestSpan: RequestSpan = { run: (work) => work(), end: () => {} };

interface RequestSpanOptions {
  method: string;
  /** Where it is known at the start; else at the end of the request. */
  requestId?: string | undefined;
  /** Headers of a trusted caller, whose trace this span continues. */
  callerHeaders?: Readonly<Record<string, unknown>> | undefined;
}

function idAttribute(requestId: string | undefined): Attributes {
  return requestId === undefined ? {} : { 'vyloha.request_id': requestId };
}

/** Starts the span of a request; a no-op when tracing is off. */
export function startRequestSpan({ method, requestId, callerHeaders }: RequestSpanOptions): RequestSpan {
  if (!isTracing) return noopRequestSpan;
  const parent = callerHeaders === undefined ? context.active() : propagation.extract(context.active(), callerHeaders);
  const attributes = { 'http.request.method': method, ...idAttribute(requestId) };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const spanContext: Context = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(spanContext, work),
    end({ route, status, requestId: id }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status, ...idAttribute(id) });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The active span of a call to another process. */
export interface CallSpan {
  /** `traceparent` for the call; empty when tracing is off. */
  headers: Readonly<Record<string, string>>;
  /** `failure`: its kind, when there was no response. */
  end(outcome: { status: number | null; failure?: string | undefined }): void;
}

const noopCallSpan: CallSpan = { headers: {}, end: () => {} };

/** Starts the span of a call; the name contains no values. */
export function startCallSpan(name: string, attributes: Attributes): CallSpan {
  if (!isTracing) return noopCallSpan;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  return {
    headers,
    end({ status, failure }) {
      if (status !== null) span.setAttribute('http.response.status_code', status);
      if (failure !== undefined) span.setAttribute('error.type', failure);
      if (failure !== undefined || (status !== null && status >= 500)) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** A finished operation. */
export interface CompletedWork {
  name: string;
  durationMs: number;
  attributes: () => Attributes;
  error?: unknown;
}

/**
 * Starts an operation as a child of the currently active span, which may be a different one by the time it ends.
 * @returns a function that records it when it has ended; `null` when tracing is off
 */
export function createSpanRecorder(): ((work: CompletedWork) => void) | null {
  if (!isTracing) return null;
  const parent = context.active();
  return ({ name, durationMs, attributes, error }) => {
    const endedAt = Date.now();
    const options = { kind: SpanKind.CLIENT, attributes: attributes(), startTime: endedAt - durationMs };
    const span = tracer().startSpan(name, options, parent);
    if (error !== undefined) fail(span, error);
    span.end(endedAt);
  };
}
