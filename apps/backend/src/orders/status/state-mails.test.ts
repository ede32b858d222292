import { eq } from 'drizzle-orm';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { remindOfUnpaidOrders } from '@vyloha/backend-orders/testing';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const firstCode = '2026000001';

describe.each(oneTestDatabase(import.meta.url))('mails of states on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let commandKey: () => Promise<string>;

  beforeEach(async () => {
    ({ shop, mailbox, commandKey } = await openShopWithMailbox(open, { orderMailsOff: ['delivered'] }));
  });
  afterEach(() => shop.close());

  async function order(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<void> {
    const guest = await fillGuestCart(shop, 'v-konev', 2, headers);
    const body = createPlaceBody(changes);
    const placed = await shop.call('POST', `${store}/cart/place`, { headers: { ...guest, ...headers }, body });
    expect(placed.status).toBe(200);
  }
  async function bring(status: string, code = firstCode, note?: string): Promise<void> {
    const headers = { authorization: `Bearer ${await commandKey()}` };
    const { status: answer } = await shop.call('POST', `${store}/order-statuses`, {
      headers,
      body: { code, status, note },
    });
    expect(answer).toBe(200);
  }
  /** The mails beside the confirmation, once there are so many. */
  const mailsOf = async (count: number) =>
    (await mailbox.deliver(count + 1)).filter(
      (mail) => !mail.includes('potvrzujeme') && !mail.includes('potvrdzujeme'),
    );

  it('tell the customer of each state that the shop tells of, once', async () => {
    await order();
    await bring('processing');
    await bring('processing');
    await mailsOf(1);
    await bring('shipped');
    const mails = await mailsOf(2);
    await bring('delivered');
    expect(await mailsOf(2)).toHaveLength(2);
    expect(mails).toHaveLength(2);
    const [preparing = '', sent = ''] = mails;
    expect(preparing).toContain(`objednávku ${firstCode} právě připravujeme`);
    for (const expected of [
      'jsme předali dopravci',
      'PPL',
      'Dlouhá 12',
      'Zaplatíte při převzetí',
      '2 ks',
      '/objednavka/',
      `/odstoupeni-od-smlouvy?objednavka=${firstCode}`,
    ])
      expect(sent).toContain(expected);
    expect(sent).toMatch(/^To: jan@example\.com\r?$/m);
    expect(preparing).not.toContain('Odstoupení');
  });

  it('are in the language of the order', async () => {
    await order({}, { 'x-locale': 'sk', 'accept-language': 'sk' });
    await bring('shipped');
    const [sent = ''] = await mailsOf(1);
    expect(sent).toContain('sme odovzdali dopravcovi');
  });

  it('say where products wait', async () => {
    await order({ shipper_id: 's-pobocka', branch_id: 'br-praha-karlin' });
    await bring('ready');
    const [ready = ''] = await mailsOf(1);
    for (const expected of ['na vás čeká', 'Vyzvednutí na pobočce', 'Vyzvedněte do', 'Otevírací doba'])
      expect(ready).toContain(expected);
  });

  it('fit how the order is handed over', async () => {
    await order({ shipper_id: 's-pobocka', branch_id: 'br-praha-karlin' });
    await bring('shipped');
    await bring('ready');
    await order({ shipper_id: 's-vydejna', branch_id: 'pp-tabor-1' });
    await bring('ready', '2026000002');
    await order();
    await bring('ready', '2026000003');
    const mails = (await mailbox.deliver(5)).filter((mail) => !mail.includes('potvrzujeme'));
    expect(mails).toHaveLength(2);
    expect(mails.filter((mail) => mail.includes('kód, který vám poslal dopravce'))).toHaveLength(1);
  });

  it('are one each time that a state is reached, and none once the order is further', async () => {
    await order();
    await bring('shipped');
    await mailsOf(1);
    await bring('processing');
    await bring('shipped');
    const mails = await mailsOf(2);
    const ids = mails.map((mail) => /Message-ID:\s*(<[^>]+>)/i.exec(mail)?.[1]);
    expect(mails).toHaveLength(2);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(2);
  });

  it('remind of an order that is not paid for days, once, and say when it is cancelled', async () => {
    await shop.db.insert(setting).values({ name: 'cancelUnpaidAfterDays', value: { BANK_TRANSFER: 10 } });
    await order({ payment_id: 'pay-transfer' });
    const remind = (days: number) =>
      remindOfUnpaidOrders({
        db: shop.db,
        now: () => new Date(shop.clock.now.getTime() + days * 86_400_000),
      });
    const waiting = async () => {
      const rows = await shop.db.select().from(outboxMail).where(eq(outboxMail.kind, 'unpaid'));
      await shop.db.update(outboxMail).set({ runAfter: shop.clock.now });
      return rows.length;
    };
    await remind(4);
    expect(await waiting()).toBe(0);
    await remind(6);
    await remind(7);
    expect(await waiting()).toBe(1);
    const [reminder = ''] = await mailsOf(1);
    for (const expected of ['zatím nemáme', 'objednávku zrušíme', 'Variabilní symbol', firstCode])
      expect(reminder).toContain(expected);
  });

  it('remind of nothing that was cancelled meanwhile', async () => {
    await order({ payment_id: 'pay-transfer' });
    const [placed] = await shop.db.select({ id: shopOrder.id, email: shopOrder.email }).from(shopOrder);
    const reminder = {
      kind: 'unpaid',
      subjectType: 'order',
      subjectId: placed?.id ?? '',
      recipient: placed?.email ?? '',
    };
    await shop.db.insert(outboxMail).values({ ...reminder, enqueuedAt: shop.clock.now, runAfter: shop.clock.now });
    await bring('cancelled');
    const mails = await mailsOf(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain('zatím nemáme');
  });

  it('thank for the money, and say that it comes back', async () => {
    await order({ payment_id: 'pay-transfer' });
    await bring('paid');
    await mailsOf(1);
    await bring('cancelled', firstCode, 'Konve došly');
    const [paid = '', cancelled = ''] = await mailsOf(2);
    expect(paid).toContain('jsme přijali. Děkujeme.');
    expect(cancelled).toContain('stejným způsobem, jakým jste je zaplatili');
    expect(cancelled).toMatch(/DŮVOD ZRUŠENÍ\s+Konve došly/);
  });

  it('say nothing any more of an order that was cancelled meanwhile', async () => {
    await order();
    await bring('processing');
    await bring('cancelled');
    const mails = await mailsOf(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('nic za ni platit nemusíte');
  });

  it('ask for no money on delivery of what is paid', async () => {
    await order();
    const headers = { authorization: `Bearer ${await commandKey()}` };
    const body = { code: firstCode, amount: 10_000 };
    expect(await shop.call('POST', `${store}/payments/receipts`, { headers, body })).toMatchObject({ status: 200 });
    await bring('shipped');
    const mails = await mailsOf(3);
    expect(mails.find((mail) => mail.includes('jsme předali dopravci'))).not.toContain('Zaplatíte při převzetí');
  });
});
