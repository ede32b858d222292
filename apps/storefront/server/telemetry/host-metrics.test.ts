import { serveMetrics, startTracing } from '@vyloha/telemetry/server';
import type { Tracing } from '@vyloha/telemetry/server';
import { fetchMetrics, waitForMetrics, startOtlpReceiver, sumSamples } from '@vyloha/telemetry/testing';
import type { OtlpReceiver, Sample } from '@vyloha/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;
let port: number;
let collector: OtlpReceiver;
let tracing: Tracing;

beforeAll(async () => {
  collector = await startOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.endpoint);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  tracing = await startTracing({ isOn: true, serviceName: 'vyloha-storefront', onProblem: () => {} });
  vi.unstubAllEnvs();
  backend = await startFakeBackend();
  host = await aHost(backend, { PAGE_DEADLINE: '1' });
  port = (await serveMetrics({ host: '127.0.0.1', port: 0 })) ?? 0;
});
afterAll(async () => {
  await Promise.all([host.close(), backend.close(), tracing.stop()]);
  await collector.close();
});

const guest = { Cookie: '' };
const countOf = (samples: Sample[], labels: Record<string, string>) =>
  sumSamples(samples, 'vyloha_requests_total', labels);

describe('the metrics of the storefront', () => {
  it('count requests by the pattern of their route, whatever is requested', async () => {
    await host.get('/produkt/hadice-jana@example.com?q=secret');
    await host.get('/kosik?coupon=secret');
    await host.get('/kosik.data');
    await host.get('/img/secret-key');
    await host.get('/assets/secret.js');
    await host.get('/wp-admin/jana@example.com');
    const samples = await waitForMetrics(port, (now) => countOf(now, {}) >= 6);
    for (const route of ['/produkt/:slug', '/kosik', '/kosik.data', '/img/:fileKey', '/assets/*', '/*']) {
      expect([route, countOf(samples, { route })]).toEqual([route, 1]);
      expect(sumSamples(samples, 'vyloha_request_duration_seconds_count', { route })).toBe(1);
    }
    expect(countOf(samples, { route: '/produkt/:slug', status: '4xx', method: 'GET' })).toBe(1);
  });

  it('count cached pages separately, and report the size of the cache', async () => {
    const first = await host.get('/zahrada', guest);
    const etag = first.headers.get('ETag') ?? '';
    await host.get('/zahrada', guest);
    await host.get('/zahrada', { ...guest, 'If-None-Match': etag });
    const samples = await waitForMetrics(port, (now) => countOf(now, { route: '/*' }) >= 2);
    const cached = (status: string) => sumSamples(samples, 'vyloha_cached_page_requests_total', { status });
    expect([cached('2xx'), cached('3xx')]).toEqual([1, 1]);
    const ofPages = (name: string) => sumSamples(samples, name, { cache: 'pages' });
    expect(ofPages('vyloha_cache_hits_total')).toBe(2);
    expect(ofPages('vyloha_cache_misses_total')).toBeGreaterThan(0);
    expect(ofPages('vyloha_cache_bytes')).toBeGreaterThan(1000);
    expect(sumSamples(samples, 'vyloha_renders_under_way')).toBe(0);
  });

  it('count calls to the backend by pattern and outcome', async () => {
    backend.responses.set('/store/api/v1/needed', { status: 500, body: {} });
    await host.get('/needed', { Cookie: 'vyloha_token=t' });
    const samples = await fetchMetrics(port);
    const calls = (labels: Record<string, string>) => sumSamples(samples, 'vyloha_backend_calls_total', labels);
    expect(calls({ service: 'store', call: '/store/api/v1/globals', result: '2xx' })).toBeGreaterThan(0);
    expect(calls({ service: 'store', call: 'other', result: '5xx' })).toBeGreaterThan(0);
    expect(calls({ call: '/cms/image/{fileKey}', result: '4xx' })).toBe(1);
    expect(sumSamples(samples, 'vyloha_backend_failures_total', { reason: 'status' })).toBeGreaterThan(0);
  });

  it('report why a failing backend did not respond', async () => {
    backend.isDown = true;
    await host.get('/needed', { Cookie: 'vyloha_token=t' });
    backend.isDown = false;
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'vyloha_backend_calls_total', { result: 'network' })).toBeGreaterThan(0);
  });

  it('contain nothing that anybody typed', async () => {
    const values = JSON.stringify((await fetchMetrics(port)).map(({ labels }) => labels));
    expect(values).not.toMatch(/secret|jana|wp-admin|example\.com|127\.0\.0\.1/);
  });

  it('are not served on the shop’s own port', async () => {
    expect(await (await host.get('/metrics')).text()).not.toContain('vyloha_requests_total');
  });
});

describe('the log', () => {
  it('warns of a response that took a large share of the deadline', async () => {
    backend.responses.set('/store/api/v1/needed', { status: 200, body: { data: 'x' } });
    backend.waits.set('/store/api/v1/needed', '/never');
    const slow = host.get('/needed', { Cookie: 'vyloha_token=t' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await fetch(`${backend.url}/never`);
    await slow;
    await vi.waitFor(() => expect(host.lines.join()).toContain('slow answer'), 20_000);
    expect(host.lines.join()).toContain('slow backend call');
  });
});

describe('traces', () => {
  it('link a page to its calls, and the calls to the backend', async () => {
    backend.calls.length = 0;
    await host.get('/mirror', { Cookie: 'vyloha_token=t', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    const page = await collector.waitForSpan('GET /*');
    expect(page.parentSpanId).toBeUndefined();
    expect(page.attributes['vyloha.request_id']).toMatch(/^[\w-]{36}$/);
    const sent = backend.calls.map(({ headers }) => String(headers['traceparent']));
    expect(sent.length).toBeGreaterThan(0);
    for (const traceparent of sent) expect(traceparent).toMatch(/^00-(?!a{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    const call = await collector.waitForSpan('GET /store/api/v1/globals');
    const pages = collector.spans.filter(({ name }) => !name.includes('/api/v1/') && !name.includes('/cms/'));
    expect(pages.map(({ spanId }) => spanId)).toContain(call.parentSpanId);
    expect(JSON.stringify(collector.spans)).not.toMatch(/secret|jana|example\.com/);
  });
});
