import { serveMetrics } from '@vyloha/telemetry/server';
import { fetchMetrics, sumSamples } from '@vyloha/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';
import { ReportLimit } from './report-limit';

let backend: FakeBackend;
let host: RunningHost;
let port: number;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
  port = (await serveMetrics({ host: '127.0.0.1', port: 0 })) ?? 0;
});
afterAll(() => Promise.all([host.close(), backend.close()]));

const error = { name: 'TypeError', source: '/assets/frame-x1.js', line: 1, column: 2345 };
const report = { path: '/produkt/hadice-jana@example.com', vitals: { lcp: 1234, cls: 0.02 }, errors: [error] };

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${host.url}/mereni`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('reports of browsers', () => {
  it('become metrics by route and lines of the log, with nothing of who sent them', async () => {
    const response = await post(report, { Cookie: 'vyloha_token=secret' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
    const samples = await fetchMetrics(port);
    const route = '/produkt/:slug';
    expect(sumSamples(samples, 'vyloha_browser_vital_seconds_sum', { vital: 'lcp', route })).toBe(1.234);
    expect(sumSamples(samples, 'vyloha_browser_layout_shift_count', { route })).toBe(1);
    expect(sumSamples(samples, 'vyloha_browser_errors_total', { route })).toBe(1);
    const line = host.lines.find((one) => one.includes('script error in a browser')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ route, ...error });
    expect(line + JSON.stringify(samples)).not.toMatch(/jana|secret|127\.0\.0\.1/);
  });

  it('keep what is readable, and name the scripts of pages by their route', async () => {
    const odd = [{ name: 'jana@example.com' }, { source: 'https://evil.example/x.js' }, { line: null }];
    const inPage = { ...error, source: '/objednavka/tajny-odkaz%20jany' };
    const path = '/kosik';
    const errors = [...odd.map((changes) => ({ ...error, ...changes })), inPage, error];
    expect((await post({ path, vitals: { lcp: 500 }, errors })).status).toBe(204);
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'vyloha_browser_errors_total', { route: path })).toBe(2);
    expect(sumSamples(samples, 'vyloha_browser_vital_seconds_count', { vital: 'lcp', route: path })).toBe(1);
    expect(sumSamples(samples, 'vyloha_browser_reports_refused_total', { reason: 'error' })).toBe(3);
    const lines = host.lines.filter((line) => line.includes('script error') && line.includes(path));
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ source: '/objednavka/:token' }, error]);
    expect(lines.join()).not.toMatch(/jan|tajny|evil/);
  });

  it.each([
    ['text', 400, 'nonsense'],
    ['another shape', 400, { ...report, vitals: { lcp: -1 } }],
    ['too many errors', 400, { ...report, errors: Array.from({ length: 11 }, () => error) }],
    ['too much', 413, 'x'.repeat(5_000)],
  ])('are refused when they are %s', async (_what, status, body) => {
    expect((await post(body)).status).toBe(status);
  });

  it('are refused from other sites, and as forms', async () => {
    expect((await post(report, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('are limited', async () => {
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await post(report)).status));
    expect(statuses).toContain(429);
  });
});

it('the limit counts by minute, by address and in all', () => {
  let now = 0;
  const limit = new ReportLimit(() => now);
  const admitted = (address: string, count: number) =>
    Array.from({ length: count }, () => limit.admits(address)).filter(Boolean).length;
  expect([admitted('a', 100), admitted('b', 100)]).toEqual([60, 60]);
  for (let index = 0; index < 60; index += 1) admitted(`c${index}`, 60);
  expect(limit.admits('d')).toBe(false);
  now = 60_000;
  expect(limit.admits('a')).toBe(true);
});
