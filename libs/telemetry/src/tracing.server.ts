import { setTimeout as pause } from 'node:timers/promises';
import { context, diag, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';

/** Where spans go is read by OpenTelemetry itself, from its standard variables. */
export interface TracingOptions {
  /** Without them nothing is traced, and nothing of the SDK is loaded. */
  isOn: boolean;
  /** Unless `OTEL_SERVICE_NAME` says otherwise. */
  serviceName: string;
  /** Told when spans cannot be sent; the shop goes on without them. */
  onProblem: (message: string) => void;
}

export interface Tracing {
  /** Sends what is left, and gives up on a collector that does not take it. Never rejected. */
  stop(): Promise<void>;
}

/** No process waits longer for a collector when it ends. */
const stopTimeoutMs = 2_000;

const tracer = () => trace.getTracer('vyloha');

let isTracing = false;

/** Begins to trace when the settings say so. */
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
  // The kind of failure only: messages may hold what a shopper typed.
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}

/** The span of a request that came in. */
export interface RequestSpan {
  /** Runs what belongs to the request, so that later spans become children of this one. */
  run<T>(work: () => T): T;
  /** Its route is known once it was answered. */
  end(answer: { route: string; method: string; status: number; requestId?: string | undefined }): void;
}

const untraced: RequestSpan = { run: (work) => work(), end: () => {} };

interface RequestSpanOptions {
  method: string;
  /** Where it is known at once; else when the request ends. */
  requestId?: string | undefined;
  /** Headers of a caller that is believed; its trace goes on in this span. */
  callerHeaders?: Readonly<Record<string, unknown>> | undefined;
}

function idAttribute(requestId: string | undefined): Attributes {
  return requestId === undefined ? {} : { 'vyloha.request_id': requestId };
}

/** Opens the span of a request; nothing when nothing is traced. */
export function startRequestSpan({ method, requestId, callerHeaders }: RequestSpanOptions): RequestSpan {
  if (!isTracing) return untraced;
  const parent = callerHeaders === undefined ? context.active() : propagation.extract(context.active(), callerHeaders);
  const attributes = { 'http.request.method': method, ...idAttribute(requestId) };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const own: Context = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(own, work),
    end({ route, status, requestId: id }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status, ...idAttribute(id) });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The span of a call to another process, while it is under way. */
export interface CallSpan {
  /** `traceparent` for the call; empty when nothing is traced. */
  headers: Readonly<Record<string, string>>;
  /** `failure`: the kind of it, when there was no answer. */
  end(outcome: { status: number | null; failure?: string | undefined }): void;
}

const untracedCall: CallSpan = { headers: {}, end: () => {} };

/** Opens the span of a call; the name holds no values. */
export function startCallSpan(name: string, attributes: Attributes): CallSpan {
  if (!isTracing) return untracedCall;
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

/** A piece of work that has ended. */
export interface EndedWork {
  name: string;
  durationMs: number;
  attributes: () => Attributes;
  error?: unknown;
}

/**
 * Begins a piece of work as a child of what is under way, which may be something else by the time it ends.
 * @returns what writes it down when it ended; `null` when nothing is traced
 */
export function beginSpan(): ((work: EndedWork) => void) | null {
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
