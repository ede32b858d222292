import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSpanRecorder, startCallSpan, startRequestSpan, startTracing } from './index.server';
import type { Tracing } from './index.server';
import { startOtlpReceiver } from './testing/otlp-receiver';
import type { OtlpReceiver } from './testing/otlp-receiver';

const requestId = 'request-1';

describe('without the standard variables', () => {
  it('nothing is traced, propagated or loaded', async () => {
    const { stop } = await startTracing({ isOn: false, serviceName: 'shop', onProblem: () => {} });
    const span = startRequestSpan({ method: 'GET', requestId });
    expect(span.run(() => startCallSpan('GET /cart', {}).headers)).toEqual({});
    expect(createSpanRecorder()).toBeNull();
    span.end({ route: '/kosik', method: 'GET', status: 200 });
    await stop();
  });
});

describe('with them', () => {
  let receiver: OtlpReceiver;
  let tracing: Tracing;
  const problems: string[] = [];

  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint);
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=test');
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
    tracing = await startTracing({
      isOn: true,
      serviceName: 'vyloha-test',
      onProblem: (message) => problems.push(message),
    });
  });
  afterAll(async () => {
    await tracing.stop();
    await receiver.close();
    vi.unstubAllEnvs();
  });

  it('a request, its backend call and its statement form one trace of the named service', async () => {
    const span = startRequestSpan({ method: 'GET', requestId });
    const sent = await span.run(async () => {
      await Promise.resolve();
      const call = startCallSpan('GET /store/api/v1/cart', { 'url.template': '/store/api/v1/cart' });
      const attributes = () => ({ 'db.query.text': 'select ? from cart' });
      const error = new TypeError('a shopper@example.com');
      createSpanRecorder()?.({ name: 'SELECT', durationMs: 12, attributes, error });
      call.end({ status: null, failure: 'timeout' });
      return call.headers;
    });
    span.end({ route: '/kosik', method: 'GET', status: 503 });

    const server = await receiver.waitForSpan('GET /kosik');
    const call = await receiver.waitForSpan('GET /store/api/v1/cart');
    const statement = await receiver.waitForSpan('SELECT');
    expect(server).toMatchObject({ service: 'vyloha-test', parentSpanId: undefined });
    expect(server.attributes).toMatchObject({
      'http.route': '/kosik',
      'http.response.status_code': '503',
      'vyloha.request_id': requestId,
    });
    expect(call).toMatchObject({ traceId: server.traceId, parentSpanId: server.spanId });
    expect(call.attributes).toMatchObject({ 'error.type': 'timeout' });
    expect(statement).toMatchObject({ traceId: server.traceId, parentSpanId: server.spanId });
    expect(statement.attributes).toMatchObject({ 'error.type': 'TypeError' });
    expect(sent).toEqual({ traceparent: `00-${server.traceId}-${call.spanId}-01` });
    expect(JSON.stringify(receiver.spans)).not.toContain('example.com');
  });

  it('the trace of a trusted caller is continued', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const callerHeaders = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    startRequestSpan({ method: 'POST', requestId, callerHeaders }).end({
      route: '/place',
      method: 'POST',
      status: 200,
    });
    expect(await receiver.waitForSpan('POST /place')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  });

  it('an invalid trace header starts a new trace', async () => {
    const callerHeaders = { traceparent: '00-zz-1-1' };
    startRequestSpan({ method: 'PUT', requestId, callerHeaders }).end({ route: '/x', method: 'PUT', status: 200 });
    expect(await receiver.waitForSpan('PUT /x')).toMatchObject({ parentSpanId: undefined });
  });

  it('an unreachable collector is logged and blocks nothing', async () => {
    await receiver.close();
    startRequestSpan({ method: 'GET', requestId }).end({ route: '/lost', method: 'GET', status: 200 });
    await vi.waitFor(() => expect(problems.join()).toContain('ECONNREFUSED'), 20_000);
    await expect(tracing.stop()).resolves.toBeUndefined();
  });
});
