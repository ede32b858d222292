import { openServices } from '@vyloha/backend-kernel';
import { paymentGateway } from '@vyloha/backend-orders';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupon } from '@vyloha/backend-cart/tables';
import { shopDocument, shopOrder } from '@vyloha/backend-orders/tables';
import { aCoupon } from '../testing/a-coupon';
import { openCardShop, parsePaid, type CardShop } from '../testing/card-shop';
import { testNow, testSettings } from '../testing/create-test-shop';
import { startGopayStandIn, type GopayStandIn } from '../testing/gopay-stand-in';
import { oneTestDatabase } from '../testing/test-databases';
import { giveUpUnpaidOrders } from '@vyloha/backend-orders/testing';
import { workAllJobs, sendAllMails } from '../testing/upkeep';

describe.each(oneTestDatabase(import.meta.url))('an order with nothing to pay on $name', ({ open }) => {
  let standIn: GopayStandIn;
  let shop: CardShop;

  beforeEach(async () => {
    standIn = await startGopayStandIn();
    shop = await openCardShop({ open, standIn });
    await shop.db.insert(coupon).values(aCoupon({ code: 'ZDARMA', percent: 100, freeShipping: true }));
  });
  afterEach(async () => {
    await shop.close();
    await standIn.stop();
  });

  const place = (payment_id: string) => shop.placeByCard({ couponCode: 'ZDARMA', changes: { payment_id } });
  const documents = async () => (await shop.db.select().from(shopDocument)).map(({ kind }) => kind);

  it.each(['pay-card', 'pay-transfer'])('is paid when it is placed with %s, with its documents', async (method) => {
    const { order, payment } = await place(method);
    expect(payment).toBeUndefined();
    const isPaid = {
      status: 'paid',
      prices: { totalWithTax: 0 },
      bankTransfer: null,
      payment: { state: 'paid', isPayable: false, refundDue: 0 },
    };
    expect(order).toMatchObject(isPaid);
    await workAllJobs(shop.db);
    expect(await documents()).toEqual(['invoice']);
    // Nothing starts a payment, changes it or gives the order up, not even one that was stored as unpaid.
    await shop.db.update(shopOrder).set({ status: 'new' });
    expect(parsePaid(await shop.pay(order.token)).payment).toBeUndefined();
    expect(await shop.pay(order.token, { payment_id: 'pay-cod' })).toMatchObject({ status: 409 });
    const settings = testSettings;
    const now = () => new Date(testNow.getTime() + 30 * 86_400_000);
    const log = { error: () => {}, warn: () => {} };
    await giveUpUnpaidOrders({
      db: shop.db,
      services: openServices([paymentGateway.with(null)]),
      settings,
      now,
      log,
      wakeJobs: () => {},
    });
    expect(await shop.orderOf(order.token)).toMatchObject({ ...isPaid, status: 'new' });
    await shop.setStatus(order.code, 'cancelled');
    expect(await shop.refund(order.code)).toMatchObject({ status: 422 });
  });

  it('is confirmed without asking for money', async () => {
    await place('pay-transfer');
    await sendAllMails(shop, { dataDir: shop.mailbox.dataDir });
    const [mail] = await shop.mailbox.mails(2);
    expect(mail).toContain('Už není co platit');
    expect(mail).not.toContain('Variabilní symbol');
  });

  it('waits for the fee of its payment, and is paid by another one without', async () => {
    const { order } = await place('pay-cod');
    expect(order).toMatchObject({ status: 'new', prices: { totalWithTax: 39 } });
    expect(parsePaid(await shop.pay(order.token, { payment_id: 'pay-card' }))).toEqual({
      order: expect.objectContaining({ status: 'paid', prices: { totalWithTax: 0 } }),
    });
    await workAllJobs(shop.db);
    expect(await documents()).toEqual(['invoice']);
    const [stored] = await shop.db.select().from(shopOrder).where(eq(shopOrder.code, order.code));
    expect(stored).toMatchObject({ status: 'paid', paymentId: 'pay-card' });
  });
});
