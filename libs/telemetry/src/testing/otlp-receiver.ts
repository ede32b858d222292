import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const attributeSchema = v.object({
  key: v.string(),
  value: v.looseObject({
    stringValue: v.optional(v.string()),
    intValue: v.optional(v.union([v.number(), v.string()])),
  }),
});
const attributesSchema = v.pipe(
  v.optional(v.array(attributeSchema), []),
  v.transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')])),
  ),
);
const bodySchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: attributesSchema }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              name: v.string(),
              kind: v.number(),
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string()),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string>;
}

export interface OtlpReceiver {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  spans: ReceivedSpan[];
  /** Waits until a span of that name has arrived. */
  waitForSpan(name: string): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

function spansOf(body: unknown): ReceivedSpan[] {
  return v.parse(bodySchema, body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        service: resource.attributes['service.name'] ?? '',
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        attributes,
      })),
  );
}

const waitMs = 30_000;

/** A minimal trace collector: OTLP over HTTP, JSON only. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        spans.push(...spansOf(body));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    async waitForSpan(name) {
      const deadline = Date.now() + waitMs;
      for (;;) {
        const found = spans.find((span) => span.name === name);
        if (found !== undefined) return found;
        if (Date.now() > deadline)
          throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
        await pause(20);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
