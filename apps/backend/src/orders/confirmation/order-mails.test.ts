import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderToken } from '@vyloha/backend-orders/tables';
import { type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { decodeMail, type Mailbox } from '../../testing/mailbox';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { startSmtpServer, type SmtpServer } from '../../testing/smtp-server';
import { oneTestDatabase } from '../../testing/test-databases';
import { sendAllMails } from '../../testing/upkeep';

const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 24 * 60 * 60_000;

describe.each(oneTestDatabase(import.meta.url))('mails of orders on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let smtp: SmtpServer | null;

  beforeEach(async () => {
    smtp = null;
    ({ shop, mailbox } = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' }));
  });
  afterEach(async () => {
    await shop.close();
    await smtp?.close();
  });

  async function place(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const guest = await fillGuestCart(shop, 'v-konev', 2, headers);
    return () => shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body: createPlaceBody(changes) });
  }
  const send = (smtpUrl: string | null = null, laterMs = 0) =>
    sendAllMails(
      shop,
      { dataDir: mailbox.dataDir, smtpUrl },
      { now: () => new Date(shop.clock.now.getTime() + laterMs) },
    );
  const waiting = () => shop.db.select().from(outboxMail).orderBy(outboxMail.id);
  const forgetCopies = () => shop.db.delete(outboxMail).where(eq(outboxMail.kind, 'copy'));
  const accepted = () => smtp?.messages.map(decodeMail) ?? [];

  it('confirm an order with all that its customer must know, in text and HTML', async () => {
    const business = { business_name: 'Zahrady s.r.o.', TIN: '27074358', VATIN: 'CZ27074358' };
    const note = { comment: 'Zvonek nefunguje.\nDěkuji.' };
    await (
      await place({ payment_id: 'pay-transfer', business, ...note })
    )();
    await send();
    const [mail = ''] = await mailbox.mails(2);
    expect(mail).toMatch(/^To: jan@example\.com\r?$/m);
    for (const expected of [
      ...['2026000001', 'Konev', '2 ks', 'Celkem s DPH', 'DPH 21 %', 'PPL', 'Dlouhá 12', '110 00 Praha'],
      ...['Variabilní symbol: 2026000001', 'IBAN', 'QR kód', 'Zahrady s.r.o.', 'IČO 27074358', 'DIČ CZ27074358'],
      ...['Zvonek nefunguje.\nDěkuji.', 'může jen spotřebitel', 'http://localhost:3000/stranka/obchodni-podminky'],
    ])
      expect(mail).toContain(expected);
    expect(mail.match(/<h2/g)?.length).toBeGreaterThan(7);
    expect(await waiting()).toEqual([]);
  });

  it('are in the language of the order', async () => {
    await (
      await place({}, { 'x-locale': 'sk' })
    )();
    await send();
    const [mail = ''] = await mailbox.mails(2);
    for (const text of ['Spolu s DPH', 'Zaplatíte pri prevzatí', 'odstúpiť do 14 dní']) expect(mail).toContain(text);
    expect(mail).toContain('<html lang="sk">');
  });

  it('link to the order for its customer alone', async () => {
    await (
      await place()
    )();
    await send();
    const [mail = '', copy = ''] = await mailbox.mails(2);
    const token = /\/objednavka\/([\w-]+)/.exec(mail)?.[1] ?? '';
    const opened = await shop.call('GET', `/store/api/v1/orders/token/${token}`);
    expect(opened).toMatchObject({ status: 200, json: { data: { code: '2026000001', token } } });
    expect(copy).toMatch(/^To: sklad@example\.com\r?$/m);
    expect(copy).toContain('2026000001');
    expect(copy).not.toContain('/objednavka/');
  });

  it('are written once, however often the order is repeated', async () => {
    const repeat = await place();
    await Promise.all([repeat(), repeat()]);
    await send();
    await repeat();
    await send();
    expect(await mailbox.mails()).toHaveLength(2);
  });

  it('wait for a mail server that is down, and no order fails', async () => {
    const { url, close } = await startSmtpServer();
    await close();
    expect(await (await place())()).toMatchObject({ status: 200 });
    await forgetCopies();
    await send(url);
    expect(await waiting()).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') }]);
    smtp = await startSmtpServer(Number(new URL(url).port));
    await send(smtp.url, seconds(5));
    expect(accepted()).toEqual([]);
    await send(smtp.url, minutes(1));
    expect(accepted()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(await shop.db.$count(orderToken)).toBe(1);
  });

  it('that the server refuses hold up no others, and are given up after days', async () => {
    await (
      await place({ email: 'refused@example.com' })
    )();
    await (
      await place()
    )();
    smtp = await startSmtpServer();
    await send(smtp.url);
    expect(accepted()).toHaveLength(3);
    expect(await waiting()).toMatchObject([{ recipient: 'refused@example.com', attempts: 1 }]);
    await send(smtp.url, days(4));
    await send(smtp.url, days(6));
    expect(await waiting()).toMatchObject([{ attempts: 2, lastError: expect.stringContaining('550') }]);
  });

  it('are not held up by a mail that nobody can compose, nor by one whose order is gone', async () => {
    const due = { recipient: 'a@example.com', enqueuedAt: shop.clock.now, runAfter: shop.clock.now };
    await shop.db.insert(outboxMail).values([
      { kind: 'ofALaterVersion', subjectType: 'order', subjectId: 'o-gone', ...due },
      { kind: 'confirmation', subjectType: 'order', subjectId: 'o-gone', ...due },
    ]);
    await (
      await place()
    )();
    await forgetCopies();
    await send();
    expect(await mailbox.mails(1)).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ kind: 'ofALaterVersion', attempts: 1 }]);
  });

  it('of a process that was killed while sending are sent by the next one', async () => {
    await (
      await place()
    )();
    await forgetCopies();
    const killed = new Error('killed');
    const dyingDb = new Proxy(shop.db, {
      get: (target, name) => {
        if (name === 'delete') throw killed;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(sendAllMails(shop, { dataDir: mailbox.dataDir }, { db: dyingDb })).rejects.toBe(killed);
    await send(null, seconds(50));
    expect(await mailbox.mails()).toHaveLength(1);
    await send(null, minutes(5));
    const mails = await mailbox.mails(2);
    expect(new Set(mails.map((mail) => /^Message-ID: .*/im.exec(mail)?.[0])).size).toBe(1);
    for (const mail of mails) {
      const token = /\/objednavka\/([\w-]+)/.exec(mail)?.[1] ?? '';
      expect((await shop.call('GET', `/store/api/v1/orders/token/${token}`)).status).toBe(200);
    }
  });
});
