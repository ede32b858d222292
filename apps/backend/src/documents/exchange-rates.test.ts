import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import pino from 'pino';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '@vyloha/backend-orders';
import { type OrderStatus, keepExchangeRates } from '@vyloha/backend-orders/testing';
import { exchangeRate, shopDocument, shopDocumentFile } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { testSettings } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

const store = '/store/api/v1';
const placed = v.object({ data: v.object({ order: v.object({ code: v.string() }) }) });
const rate = { source: 'CNB', currency: 'EUR', day: '2026-11-20', units: 1, rate: 24.315 };

const list = (day: string, euro: string) =>
  `${day} #230\nzemě|měna|množství|kód|kurz\nEMU|euro|1|EUR|${euro}\nUSA|dolar|1|USD|21,123\n`;

describe.each(oneTestDatabase(import.meta.url))('exchange rates on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof openShopWithMailbox>>;
  let server: Server;
  let [url, answer, calls] = ['', { status: 200, body: '' }, 0];

  beforeEach(async () => {
    opened = await openShopWithMailbox(open);
    calls = 0;
    server = createServer((_, response) => {
      calls += 1;
      response.writeHead(answer.status).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/denni_kurz.txt`;
  });
  afterEach(async () => {
    server.close();
    await opened.shop.close();
  });

  async function keep(exchangeRatesUrl: string | null = url) {
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
    const { db, clock } = opened.shop;
    await keepExchangeRates({ db, settings: { ...testSettings, exchangeRatesUrl }, now: () => clock.now, log });
    return warnings.join('');
  }
  async function importRates(rates: readonly object[]) {
    const headers = { authorization: `Bearer ${await opened.commandKey()}` };
    return opened.shop.call('POST', `${store}/exchange-rates`, { headers, body: { rates } });
  }
  async function orderInEuro() {
    const { shop } = opened;
    const headers = { ...(await fillGuestCart(shop, 'v-konev', 1, euros)), ...euros };
    const { json } = await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody(slovak) });
    return v.parse(placed, json).data.order.code;
  }
  async function bring(code: string, status: OrderStatus) {
    const { db, clock } = opened.shop;
    const now = () => clock.now;
    await changeOrderStatus({ db, now, wakeJobs: () => {}, settings: testSettings }, { code, status });
    await workAllJobs(db, { now });
  }
  const euros = { 'x-currency': 'EUR', 'x-locale': 'sk' };
  const slovakAddress = { street: 'Hlavná 3', city: 'Žilina', postcode: '010 01', country_code: 'SVK' };
  const slovak = { shipping: { name: '', address: slovakAddress }, delivery_time_id: 's-ppl.2026-11-24.12' };
  const ratesOfDocuments = async () => {
    const rows = await opened.shop.db.select().from(shopDocument).orderBy(shopDocument.kind);
    return rows.map((row) => [row.kind, row.exchangeRate]);
  };

  it('are imported, and state the tax of invoices and their credit notes in crowns', async () => {
    expect((await importRates([rate, { ...rate, day: '2026-11-22', rate: 25 }])).json).toEqual({ data: { count: 2 } });
    const code = await orderInEuro();
    await bring(code, 'paid');
    await importRates([{ ...rate, day: '2026-11-21', rate: 30 }]);
    await bring(code, 'cancelled');
    // The last one until the day of the invoice; what is corrected keeps it.
    expect(await ratesOfDocuments()).toEqual([
      ['creditNote', rate],
      ['invoice', rate],
    ]);
    const files = await opened.shop.db.select().from(shopDocumentFile);
    const isdoc = files.filter(({ format }) => format === 'isdoc').map(({ content }) => String(content));
    expect(isdoc).toHaveLength(2);
    for (const file of isdoc) expect(file).toContain('<ForeignCurrencyCode>EUR</ForeignCurrencyCode><CurrRate>24.315<');
  });

  it('are those of the European Central Bank of the day before for a Slovak trader, in euro', async () => {
    const { shop } = opened;
    await shop.db.insert(setting).values({ name: 'taxCountry', value: 'SVK' });
    const euro = { source: 'ECB', currency: 'CZK', day: '2026-11-20', units: 1, rate: 24.315 };
    // Of the same day it is too late, and the other bank's are of the other trader.
    const others = [
      { ...euro, day: '2026-11-21', rate: 25 },
      { ...euro, source: 'CNB', rate: 30 },
    ];
    expect(await importRates([euro, ...others])).toMatchObject({ json: { data: { count: 3 } } });
    const headers = await fillGuestCart(shop, 'v-konev', 1);
    const { json } = await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody() });
    await bring(v.parse(placed, json).data.order.code, 'paid');
    expect(await ratesOfDocuments()).toEqual([['invoice', euro]]);
    const [file] = await shop.db.select().from(shopDocumentFile).where(eq(shopDocumentFile.format, 'isdoc'));
    expect(file?.content?.toString()).toContain(
      '<LocalCurrencyCode>EUR</LocalCurrencyCode><ForeignCurrencyCode>CZK</ForeignCurrencyCode><CurrRate>1</CurrRate><RefCurrRate>24.315<',
    );
    answer = { status: 200, body: "<Cube time='2026-11-20'><Cube currency='CZK' rate='24.5'/></Cube>" };
    await shop.db.delete(exchangeRate);
    expect(await keep()).toBe('');
    expect(await shop.db.select().from(exchangeRate)).toMatchObject([{ ...euro, rate: 24.5 }]);
  });

  it('kept by documents of before are those of the Czech National Bank', async () => {
    const code = await orderInEuro();
    await importRates([rate]);
    await bring(code, 'paid');
    const { source: _, ...kept } = rate;
    await opened.shop.db.update(shopDocument).set({ exchangeRate: kept });
    await bring(code, 'cancelled');
    expect(await ratesOfDocuments()).toEqual([
      ['creditNote', rate],
      ['invoice', kept],
    ]);
  });

  it('are not needed to issue a document', async () => {
    await bring(await orderInEuro(), 'paid');
    expect(await ratesOfDocuments()).toEqual([['invoice', null]]);
    expect(await keep(null)).toContain('no exchange rate: documents do not state the tax in CZK');
  });

  it.each([
    [[]],
    [[{ ...rate, currency: 'euro' }]],
    [[{ ...rate, rate: 0 }]],
    [[{ ...rate, day: '2026-02-30' }]],
    [[{ ...rate, units: 0.5 }]],
  ])('are refused when they are none: %j', async (rates) => {
    expect((await importRates(rates)).status).toBe(422);
    expect(await opened.shop.db.select().from(exchangeRate)).toEqual([]);
  });

  it('are fetched once after the bank has declared them, again the next day', async () => {
    const { shop } = opened;
    answer = { status: 200, body: list('20.11.2026', '24,315') };
    expect(await keep()).toBe('');
    await keep();
    expect(calls).toBe(1);
    shop.clock.now = new Date('2026-11-23T13:30:00Z');
    await keep();
    expect(calls).toBe(2);
    shop.clock.now = new Date('2026-11-23T14:30:00Z');
    answer = { status: 200, body: list('23.11.2026', '24,4') };
    await keep();
    await keep();
    expect(calls).toBe(3);
    const stored = await shop.db.select().from(exchangeRate).orderBy(exchangeRate.day, exchangeRate.currency);
    expect(stored).toMatchObject([rate, { currency: 'USD' }, { ...rate, day: '2026-11-23', rate: 24.4 }, {}]);
  });

  it.each([
    ['an error', { status: 500, body: '' }],
    ['another page', { status: 200, body: '<html></html>' }],
    ['too much', { status: 200, body: 'x'.repeat(20_000_000) }],
  ])('that are %s are left alone with a warning', async (_, wrong) => {
    answer = wrong;
    expect(await keep()).toContain('exchange rates were not fetched');
    expect(await opened.shop.db.select().from(exchangeRate)).toEqual([]);
  });

  it('warn when they are old', async () => {
    await importRates([{ ...rate, day: '2026-11-10' }]);
    expect(await keep(null)).toContain('the exchange rate of documents is old');
    await importRates([rate]);
    expect(await keep(null)).toBe('');
  });
});
