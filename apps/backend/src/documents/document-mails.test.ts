import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '@vyloha/backend-orders';
import type { OrderStatus } from '@vyloha/backend-orders/testing';
import { type TestShop, testSettings } from '../testing/create-test-shop';
import { placeGuestOrder } from '../testing/place-guest-order';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

const store = '/store/api/v1';
const firstCode = '2026000001';
const listed = v.object({ data: v.array(v.object({ id: v.string(), kind: v.string(), number: v.string() })) });
const messageIdOf = (mail: string) => /Message-ID:\s*(<[^>]+>)/i.exec(mail)?.[1];

describe.each(oneTestDatabase(import.meta.url))('documents of a guest on $name', ({ open }) => {
  let shop: TestShop;
  afterEach(() => shop.close());

  async function openShop(orderMailsOff = testSettings.orderMailsOff) {
    const opened = await openShopWithMailbox(open, { orderMailsOff });
    shop = opened.shop;
    const token = await placeGuestOrder(shop, { payment_id: 'pay-transfer' });
    const bring = async (status: OrderStatus) => {
      const ctx = { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings };
      await changeOrderStatus(ctx, { code: firstCode, status });
      await workAllJobs(shop.db, { now: () => shop.clock.now });
    };
    const command = async (path: string, body: object) =>
      shop.call('POST', `${store}/documents/${path}`, {
        headers: { authorization: `Bearer ${await opened.commandKey()}` },
        body,
      });
    const get = (path = '', secret = token) =>
      shop.app.inject({ method: 'GET', url: `${store}/orders/token/${secret}/documents${path}` });
    const list = async () => v.parse(listed, (await get()).json()).data;
    /** Those beside the confirmation. */
    const mails = async (count: number) => (await opened.mailbox.deliver(count + 1)).slice(1);
    return { token, bring, command, get, list, mails };
  }

  it('come by mail when they are issued, and open by the secret of the order', async () => {
    const { bring, get, list, mails } = await openShop([]);
    expect(await list()).toEqual([]);
    await bring('paid');
    await bring('cancelled');
    const [creditNote, invoice] = await list();
    expect([creditNote?.kind, invoice?.kind]).toEqual(['creditNote', 'invoice']);

    const sent = (await mails(3)).filter((mail) => mail.includes('posíláme'));
    expect(sent).toHaveLength(2);
    const [withInvoice = '', withCreditNote = ''] = sent;
    for (const expected of [
      `Faktura ${invoice?.number}`,
      `faktura-${invoice?.number}.pdf`,
      '%PDF-',
      `<ID>${invoice?.number}</ID>`,
      '/objednavka/',
    ])
      expect(withInvoice).toContain(expected);
    expect(withInvoice).toMatch(/^To: jan@example\.com\r?$/m);
    expect(withCreditNote).toContain(`opravny-doklad-${creditNote?.number}.pdf`);
    expect(messageIdOf(withInvoice)).not.toBe(messageIdOf(withCreditNote));

    const pdf = await get(`/${invoice?.id}/pdf`);
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    const other = await placeGuestOrder(shop);
    for (const secret of [other, 'none']) expect((await get(`/${invoice?.id}/pdf`, secret)).statusCode).toBe(404);
    expect((await get('', 'none')).statusCode).toBe(404);
  });

  it('are not mailed where the shop does not send them, but by hand', async () => {
    const { bring, command, list, mails } = await openShop();
    await bring('paid');
    expect(await mails(0)).toEqual([]);
    const [invoice] = await list();
    const found = await command('search', { order: firstCode });
    expect(v.parse(listed, found.json).data).toMatchObject([{ number: invoice?.number, kind: 'invoice' }]);
    const sent = await command('mails', { number: invoice?.number });
    expect(sent.json).toEqual({ data: { recipient: 'jan@example.com' } });
    expect((await mails(1))[0]).toContain('%PDF-');
    const file = await command('content', { number: invoice?.number, format: 'isdoc' });
    const { content } = v.parse(v.object({ data: v.object({ content: v.string() }) }), file.json).data;
    expect(Buffer.from(content, 'base64').toString('utf8')).toContain(`<ID>${invoice?.number}</ID>`);
    for (const [path, body] of [
      ['search', { order: 'none' }],
      ['mails', { number: 'none' }],
      ['content', { number: 'none', format: 'pdf' }],
    ] as const)
      expect((await command(path, body)).status).toBe(404);
    expect((await shop.call('POST', `${store}/documents/search`, { body: { order: firstCode } })).status).toBe(403);
  });
});
