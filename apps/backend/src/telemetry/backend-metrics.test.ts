import { serveMetrics } from '@vyloha/telemetry/server';
import { fetchMetrics, sumSamples, type Sample } from '@vyloha/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job } from '@vyloha/backend-kernel/tables';
import { observeJobs, recordAttempt } from '@vyloha/backend-kernel/testing';
import { sendMail } from '@vyloha/backend-kernel';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';

const store = '/store/api/v1';

let shop: TestShop;
let port: number;

beforeAll(async () => {
  shop = await createTestShop();
  port = (await serveMetrics({ host: '127.0.0.1', port: 0 })) ?? 0;
});
afterAll(() => shop.close());

const requests = (samples: Sample[], labels: Record<string, string>) =>
  sumSamples(samples, 'vyloha_requests_total', labels);

describe('the metrics of the backend', () => {
  it('count requests by the route’s pattern, and addresses without a route as one', async () => {
    await shop.call('GET', `${store}/orders/token/a-secret-token`);
    await shop.call('GET', '/wp-admin/setup.php');
    await shop.call('GET', '/jana@example.com');
    const samples = await fetchMetrics(port);
    expect(requests(samples, { route: `${store}/orders/token/:token`, method: 'GET', status: '4xx' })).toBe(1);
    expect(requests(samples, { route: 'other', status: '4xx' })).toBe(2);
    expect(sumSamples(samples, 'vyloha_request_duration_seconds_count', { route: 'other' })).toBe(2);
  });

  it('count an order once, by its payment, however often it is requested', async () => {
    const guest = await fillGuestCart(shop, 'v-hadice-20', 1);
    const orders = async () => sumSamples(await fetchMetrics(port), 'vyloha_orders_placed_total', {});
    await shop.call('POST', `${store}/cart/place`, { headers: guest, body: createPlaceBody({ email: 'nobody' }) });
    expect(await orders()).toBe(0);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status } = await shop.call('POST', `${store}/cart/place`, { headers: guest, body: createPlaceBody() });
      expect(status).toBe(200);
    }
    expect(await orders()).toBe(1);
    const [order] = (await fetchMetrics(port)).filter(({ name }) => name === 'vyloha_orders_placed_total');
    expect(order?.labels['payment']).toMatch(/^[\w-]+$/);
  });

  it('count attempts rejected by a rate limit, by the limit', async () => {
    const attempt = () => recordAttempt(shop.db, { key: 'login:jana', max: 1, windowSeconds: 60 }, new Date());
    await attempt();
    await expect(attempt()).rejects.toMatchObject({ status: 429 });
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'vyloha_rate_limited_total', { limit: 'login' })).toBe(1);
  });

  it('count mails that could not be handed over', async () => {
    const settings = { smtpUrl: 'smtp://127.0.0.1:1', dataDir: '.' };
    const mail = { to: 'jana@example.com', subject: 's', text: 't', html: 't' };
    await expect(sendMail(settings, { name: 'n', email: 'shop@example.com' }, mail)).rejects.toThrow();
    expect(sumSamples(await fetchMetrics(port), 'vyloha_mails_total', { result: 'failed' })).toBe(1);
  });

  it('show the length and age of the job queue', async () => {
    observeJobs(shop.db);
    await shop.db.delete(job);
    const quiet = await fetchMetrics(port);
    expect(sumSamples(quiet, 'vyloha_jobs', {})).toBe(0);
    expect(sumSamples(quiet, 'vyloha_oldest_job_seconds', {})).toBe(0);
    const enqueuedAt = new Date(Date.now() - 60_000);
    await shop.db.insert(job).values([
      { kind: 'product-listings', key: 'p-1', enqueuedAt },
      { kind: 'product-listings', key: 'p-2' },
      { kind: 'product-listings', key: 'p-3', attempts: 2 },
    ]);
    const samples = await fetchMetrics(port);
    expect(sumSamples(samples, 'vyloha_jobs', { state: 'new' })).toBe(2);
    expect(sumSamples(samples, 'vyloha_jobs', { state: 'failed' })).toBe(1);
    expect(sumSamples(samples, 'vyloha_oldest_job_seconds', {})).toBeGreaterThanOrEqual(60);
    await shop.db.delete(job);
  });

  it('contain no user input', async () => {
    const samples = await fetchMetrics(port);
    const values = JSON.stringify(samples.map(({ labels }) => labels));
    for (const typed of ['secret-token', 'jana', 'example.com', 'Novák', 'wp-admin', '127.0.0.1']) {
      expect(values).not.toContain(typed);
    }
  });
});
