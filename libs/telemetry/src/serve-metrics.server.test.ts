import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  counter,
  MetricsPortTaken,
  recordRequest,
  registerCache,
  registerCounter,
  registerGauge,
  serveMetrics,
} from './index.server';
import { fetchMetrics, sumSamples } from './testing/read-metrics';

const host = '127.0.0.1';

async function startMetrics(): Promise<number> {
  const port = await serveMetrics({ host, port: 0 });
  if (port === null) throw new Error('nothing is served');
  return port;
}

describe('the metrics port', () => {
  it('is not opened unless it is configured', async () => {
    await expect(serveMetrics(null)).resolves.toBeNull();
  });

  it('in use is reported in one line with a remedy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    const failure = await serveMetrics({ host, port }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MetricsPortTaken);
    expect(String(failure)).toMatch(
      /^MetricsPortTaken: Metrics cannot be served on .+EADDRINUSE.+Set METRICS_PORT to a free port\.$/,
    );
    other.close();
  });

  it('responds only to GET /metrics', async () => {
    const port = await startMetrics();
    const request = (path: string, method = 'GET') => fetch(`http://${host}:${port}${path}`, { method });
    expect((await request('/')).status).toBe(404);
    expect((await request('/metrics/..%2f')).status).toBe(404);
    expect((await request('/metrics', 'POST')).status).toBe(405);
    const metrics = await request('/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('shows memory, CPU and event loop of the process', async () => {
    const samples = await fetchMetrics(await startMetrics());
    expect(sumSamples(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(samples.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total']),
    );
  });
});

describe('requests', () => {
  it('are counted by route, method and status class, unknown methods as one', async () => {
    recordRequest({ route: '/kosik', method: 'GET', status: 200, durationMs: 12 });
    recordRequest({ route: '/kosik', method: 'GET', status: 503, durationMs: 3000 });
    recordRequest({ route: '/kosik', method: 'PROPFIND', status: 405, durationMs: 1 });
    recordRequest({ route: '/kosik', method: 'BREW', status: 405, durationMs: 1 });
    const samples = await fetchMetrics(await startMetrics());
    const requests = (labels: Record<string, string>) => sumSamples(samples, 'vyloha_requests_total', labels);
    expect(requests({ route: '/kosik', status: '2xx' })).toBe(1);
    expect(requests({ route: '/kosik', status: '5xx' })).toBe(1);
    expect(requests({ route: '/kosik', method: 'other' })).toBe(2);
    expect(sumSamples(samples, 'vyloha_request_duration_seconds_count', { route: '/kosik' })).toBe(4);
    const slow = sumSamples(samples, 'vyloha_request_duration_seconds_bucket', { route: '/kosik', le: '2.5' });
    expect(slow).toBe(3);
  });
});

describe('a value read at scrape time', () => {
  it('is current, and a later registration of the same name replaces the earlier one', async () => {
    const port = await startMetrics();
    let age = 3;
    registerGauge('test_age_seconds', 'Age', () => 1);
    registerGauge('test_age_seconds', 'Age', async () => age);
    registerGauge('test_connections', 'Connections', () => ({ idle: 2, waiting: age }), 'state');
    registerCounter('test_seen_total', 'Seen', () => age * 10);
    expect(sumSamples(await fetchMetrics(port), 'test_age_seconds')).toBe(3);
    age = 5;
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'test_age_seconds')).toBe(5);
    expect(sumSamples(samples, 'test_connections', { state: 'waiting' })).toBe(5);
    expect(sumSamples(samples, 'test_seen_total')).toBe(50);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    [
      'throws',
      () => {
        throw new Error('no database');
      },
    ],
    ['never answers', () => new Promise<number>(() => {})],
  ])('does not affect other metrics when it %s', async (_, read) => {
    const port = await startMetrics();
    registerGauge('test_broken', 'Broken', read);
    registerGauge('test_broken_by_state', 'Broken', read, 'state');
    counter('test_sound_total', 'Sound').inc();
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'test_sound_total')).toBeGreaterThan(0);
    expect(samples.filter(({ name }) => name.startsWith('test_broken'))).toEqual([]);
  });

  it('shows each cache by its name', async () => {
    const port = await startMetrics();
    let hits = 0;
    registerCache('one', () => ({ hits: 9, misses: 9, fallbacks: 9, entries: 9, bytes: 9 }));
    registerCache('one', () => ({ hits, misses: 1, fallbacks: 0, entries: 2, bytes: 300 }));
    registerCache('other', () => ({ hits: 7, misses: 0, fallbacks: 4, entries: 0, bytes: 0 }));
    hits = 5;
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'vyloha_cache_hits_total', { cache: 'one' })).toBe(5);
    expect(sumSamples(samples, 'vyloha_cache_hits_total', { cache: 'other' })).toBe(7);
    expect(sumSamples(samples, 'vyloha_cache_bytes', { cache: 'one' })).toBe(300);
    expect(sumSamples(samples, 'vyloha_cache_fallbacks_total', { cache: 'other' })).toBe(4);
  });
});
