import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  waitForMetrics,
  startOtlpReceiver,
  sumSamples,
  type OtlpReceiver,
  type ReceivedSpan,
} from '@vyloha/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendFailed, startBackendProcess } from '../testing/backend-process';
import { fillDataDir } from '../testing/template-database';

let dataDir: string;
let collector: OtlpReceiver;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-telemetry-'));
  await fillDataDir(dataDir);
  collector = await startOtlpReceiver();
});
afterAll(async () => {
  await collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A free port, or one held by the returned server. */
async function findFreePort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, free: () => new Promise((resolve) => void server.close(() => resolve())) };
}

describe('the process', { timeout: 120_000 }, () => {
  it('reports in one line that the port of its metrics is in use', async () => {
    const { port, free } = await findFreePort();
    const failure = await startBackendProcess({ DATA_DIR: dataDir, METRICS_PORT: String(port - 1) }).catch(
      (error: unknown) => error,
    );
    await free();
    expect(failure).toBeInstanceOf(BackendFailed);
    const { exitCode, output } = failure as BackendFailed;
    expect(exitCode).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Metrics cannot be served on 127\\.0\\.0\\.1:${port}: .+ Set METRICS_PORT`)),
    ]);
  });

  it('serves metrics beside the shop’s port and sends traces that continue those of their caller', async () => {
    const { port, free } = await findFreePort();
    await free();
    const backend = await startBackendProcess({
      DATA_DIR: dataDir,
      METRICS_PORT: String(port - 1),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'X-Request-Id': 'request-1' };
    const route = '/store/api/v1/orders/token/:token';
    expect((await fetch(`${backend.url}/store/api/v1/orders/token/a-secret`, { headers })).status).toBe(404);
    expect((await fetch(`${backend.url}/metrics`)).status).toBe(404);

    const samples = await waitForMetrics(port, (now) => sumSamples(now, 'vyloha_requests_total', { route }) === 1);
    expect(sumSamples(samples, 'vyloha_requests_total', { route, status: '4xx' })).toBe(1);
    expect(sumSamples(samples, 'vyloha_database_statement_duration_seconds_count')).toBeGreaterThan(0);

    const request = await collector.waitForSpan(`GET ${route}`);
    expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', service: 'vyloha-backend' });
    expect(request.attributes).toMatchObject({ 'vyloha.request_id': 'request-1', 'http.response.status_code': '404' });
    const isOfOrders = ({ attributes }: ReceivedSpan) => String(attributes['db.query.text']).includes('"token_hash"');
    const statement = collector.spans.find((span) => span.parentSpanId === request.spanId && isOfOrders(span));
    expect(statement).toMatchObject({ name: 'SELECT', traceId });
    expect(JSON.stringify(collector.spans)).not.toContain('a-secret');
    expect(await backend.end('SIGTERM')).toBe(0);
  });
});
