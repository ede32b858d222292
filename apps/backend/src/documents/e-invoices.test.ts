import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOverEInvoices } from '@vyloha/backend-orders/testing';
import { issueDocuments } from '@vyloha/backend-orders';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { testSettings } from '../testing/create-test-shop';
import { placeGuestOrder } from '../testing/place-guest-order';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const listed = v.object({
  data: v.array(
    v.object({
      number: v.string(),
      state: v.string(),
      attempts: v.number(),
      providerId: v.nullable(v.string()),
      error: v.nullable(v.string()),
    }),
  ),
});
const number = '20261000001';
const minuteMs = 60_000;

describe.each(oneTestDatabase(import.meta.url))('e-invoices on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof openShopWithMailbox>>;
  let server: Server;
  let url = '';
  let answers: { status: number; body: string }[] = [];
  /** What a provider that delivers each key once has got. */
  let received: { key: string | undefined; authorization: string | undefined; body: string }[] = [];

  beforeEach(async () => {
    opened = await openShopWithMailbox(open);
    answers = [];
    received = [];
    server = createServer((request, response) => {
      void text(request).then((body) => {
        const { 'idempotency-key': key, authorization } = request.headers;
        received.push({ key: key?.toString(), authorization, body });
        const answer = answers.shift() ?? { status: 201, body: '{"id":"ap-1"}' };
        response.writeHead(answer.status).end(answer.body);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/documents`;
  });
  afterEach(async () => {
    server.close();
    await opened.shop.close();
  });

  const company = { businessName: 'Tráva s.r.o.', tin: '27074358', vatin: 'CZ27074358' };

  async function invoice(order: Partial<typeof shopOrder.$inferInsert> = company, eInvoicesFor = 'domestic') {
    const { shop } = opened;
    await shop.db.insert(setting).values({ name: 'eInvoicesFor', value: eInvoicesFor });
    await placeGuestOrder(shop);
    const [placed] = await shop.db.update(shopOrder).set(order).returning();
    await shop.db.transaction((tx) => issueDocuments(tx, placed?.id ?? '', 'paid', shop.clock.now));
  }
  const handOver = () =>
    handOverEInvoices({
      services: opened.shop.services,
      db: opened.shop.db,
      settings: { ...testSettings, eInvoices: { url, key: 'tajne' } },
      now: () => opened.shop.clock.now,
      log: pino({ level: 'silent' }),
      canContinue: () => Promise.resolve(true),
    });
  const later = (minutes: number) => {
    opened.shop.clock.now = new Date(opened.shop.clock.now.getTime() + minutes * minuteMs);
  };
  async function command(path: string, body: object) {
    const headers = { authorization: `Bearer ${await opened.commandKey()}` };
    return opened.shop.call('POST', `${store}/e-invoices/${path}`, { headers, body });
  }
  const list = async (body = {}) => v.parse(listed, (await command('list', body)).json).data;

  it('are handed over once, with the document and its key', async () => {
    await invoice();
    await handOver();
    await handOver();
    expect(received).toEqual([
      { key: expect.stringMatching(/^[\da-f-]{36}$/), authorization: 'Bearer tajne', body: expect.any(String) },
    ]);
    expect(received[0]?.body).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(await list()).toEqual([{ number, state: 'sent', attempts: 1, providerId: 'ap-1', error: null }]);
    expect((await command('retries', { number })).json).toEqual({ data: { state: 'sent' } });
  });

  it('are tried again, ever more rarely, by the same key; the provider may know one already', async () => {
    await invoice();
    answers = [
      { status: 503, body: 'later' },
      { status: 429, body: '' },
      { status: 409, body: '{}' },
    ];
    await handOver();
    await handOver();
    expect(await list({ state: 'waiting' })).toMatchObject([{ attempts: 1, error: '503' }]);
    later(1);
    await handOver();
    later(1);
    await handOver();
    expect(received).toHaveLength(2);
    later(1);
    await handOver();
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    expect(await list()).toMatchObject([{ state: 'sent', attempts: 3, providerId: null, error: null }]);
  });

  it('that are refused wait for the shop', async () => {
    await invoice();
    answers = [{ status: 422, body: 'BR-CO-15' }];
    await handOver();
    later(1000);
    await handOver();
    expect(received).toHaveLength(1);
    expect(await list({ state: 'refused' })).toMatchObject([{ number, error: '422 BR-CO-15' }]);
    expect((await command('retries', { number })).json).toEqual({ data: { state: 'waiting' } });
    await handOver();
    expect(await list()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect((await command('retries', { number: 'none' })).status).toBe(404);
  });

  it.each([
    ['a person', { businessName: null }, 'everybody', 0],
    ['a company of another country', { ...company, billingCountryCode: 'SVK' }, 'domestic', 0],
    ['such a company where the shop wants it', { ...company, billingCountryCode: 'SVK' }, 'everybody', 1],
  ])('of %s', async (_, order, wanted, count) => {
    await invoice(order, wanted);
    expect(await list()).toHaveLength(count);
  });

  it('are not kept waiting for a provider that does not answer', async () => {
    await invoice();
    server.close();
    server.closeAllConnections();
    await handOver();
    expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'network' }]);
  });
});
