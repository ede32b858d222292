import { openServices } from '@vyloha/backend-kernel';
import { paymentGateway } from '@vyloha/backend-orders';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stock } from '@vyloha/backend-catalog/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { openCardShop, parsePaid, type CardShop } from '../testing/card-shop';
import { testNow, testSettings } from '../testing/create-test-shop';
import { startGopayStandIn, type GopayStandIn } from '../testing/gopay-stand-in';
import { concurrentTestDatabase } from '../testing/test-databases';
import { type PaymentGateway, checkPayments, giveUpUnpaidOrders } from '@vyloha/backend-orders/testing';

const hoursLater = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

describe.each(concurrentTestDatabase())('faults around paying on $name', ({ open }) => {
  let standIn: GopayStandIn;
  let shop: CardShop;
  let distort: (gateway: PaymentGateway) => PaymentGateway;

  beforeAll(async () => {
    standIn = await startGopayStandIn();
  });
  afterAll(() => standIn.stop());

  beforeEach(async () => {
    distort = (gateway) => gateway;
    shop = await openCardShop({ open, standIn, distort: (gateway) => distort(gateway) });
  });
  afterEach(async () => {
    standIn.resume();
    await shop.close();
  });

  const errors: unknown[] = [];
  const upkeep = (gateway: PaymentGateway) => ({
    db: shop.db,
    services: openServices([paymentGateway.with(gateway)]),
    settings: { ...testSettings, orderCopyTo: 'obchod@example.com' },
    now: () => shop.clock.now,
    log: { error: (problem: object) => errors.push(problem), warn: () => {} },
    wakeJobs: () => {},
  });

  const mailKinds = async () => (await shop.db.select().from(outboxMail)).map(({ kind }) => kind);
  const setStock = (amount: number) => shop.db.update(stock).set({ amount }).where(eq(stock.variantId, 'v-konev'));
  const stockLeft = async () => {
    const rows = await shop.db.select().from(stock).where(eq(stock.variantId, 'v-konev'));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  async function placed() {
    const { order, payment } = await shop.placeByCard();
    if (payment === undefined) throw new Error('The gateway runs');
    return { order, payment };
  }

  it('keeps the order while the gateway is down, and takes its payment later', async () => {
    standIn.suspend();
    const { order, payment } = await shop.placeByCard();
    expect(payment).toBeUndefined();
    expect(order).toMatchObject({ status: 'new', payment: { state: 'awaiting', isPayable: true } });
    expect(await shop.pay(order.token)).toMatchObject({
      status: 424,
      json: { errors: [{ code: 'payment_unavailable' }] },
    });
    expect(parsePaid(await shop.pay(order.token, { payment_id: 'pay-transfer' })).order.payment.id).toBe(
      'pay-transfer',
    );
    standIn.resume();
    await expect
      .poll(async () => (await shop.pay(order.token, { payment_id: 'pay-card' })).status, {
        timeout: 10_000,
        interval: 50,
      })
      .toBe(200);
    expect(parsePaid(await shop.pay(order.token)).payment?.redirectUrl).toContain('/gw/v3/');
  }, 30_000);

  it('answers the notification with an error while the gateway is down, so that it comes again', async () => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'paid');
    standIn.suspend();
    expect(await shop.notify(payment.id)).toMatchObject({ status: 424 });
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new' });
    standIn.resume();
    await expect.poll(async () => (await shop.notify(payment.id)).status, { timeout: 10_000, interval: 50 }).toBe(200);
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid' });
  }, 30_000);

  it('asks by itself when no notification comes', async () => {
    let gateway: PaymentGateway | null = null;
    distort = (real) => (gateway = real);
    await shop.close();
    shop = await openCardShop({ open, standIn, distort });
    if (gateway === null) throw new Error('The shop has a gateway');
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'paid');
    await checkPayments(upkeep(gateway));
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new' });
    shop.clock.now = hoursLater(1);
    await checkPayments(upkeep(gateway));
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid' });
  });

  describe('with a gateway that says something else', () => {
    it.each([
      ['another amount', { amountMinor: 1 }],
      ['another currency', { currency: 'EUR' }],
      ['another order', { orderCode: '2026999999' }],
    ])('does not believe %s', async (_, lie) => {
      await shop.close();
      distort = (gateway) => ({
        ...gateway,
        findPayment: async (id) => {
          const found = await gateway.findPayment(id);
          return found && { ...found, ...lie };
        },
      });
      shop = await openCardShop({ open, standIn, distort });
      const { order, payment } = await placed();
      await standIn.choose(payment.redirectUrl, 'paid');
      expect(await shop.notify(payment.id)).toMatchObject({ status: 424 });
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', payment: { state: 'awaiting' } });
    });
  });

  describe('an order that nobody paid for days', () => {
    let gateway: PaymentGateway;

    beforeEach(async () => {
      await shop.close();
      distort = (opened) => (gateway = opened);
      shop = await openCardShop({ open, standIn, distort });
    });

    async function givenUp() {
      const before = await stockLeft();
      const { order, payment } = await placed();
      shop.clock.now = hoursLater(71);
      await giveUpUnpaidOrders(upkeep(gateway));
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new' });
      shop.clock.now = hoursLater(73);
      await giveUpUnpaidOrders(upkeep(gateway));
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'cancelled', payment: { isPayable: false } });
      expect(await stockLeft()).toBe(before);
      return { order, payment, before };
    }

    it('is delivered when it is paid after all and its products are still there', async () => {
      const { order, payment, before } = await givenUp();
      await standIn.choose(payment.redirectUrl, 'paid');
      await shop.notify(payment.id);
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid', payment: { state: 'paid' } });
      expect(await stockLeft()).toBe(before - 1);
      await shop.setStatus(order.code, 'cancelled');
      expect(await stockLeft()).toBe(before);
    });

    it('says so and is refunded once when it is paid after all and meets no stock', async () => {
      const { order, payment } = await givenUp();
      await setStock(0);
      await standIn.choose(payment.redirectUrl, 'paid');
      await Promise.all([shop.notify(payment.id), shop.notify(payment.id)]);
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'cancelled', payment: { state: 'paid' } });
      expect(await mailKinds()).toEqual(['confirmation', 'copy', 'cancelledUnpaid', 'refundDue', 'refundDueCopy']);
      expect(await shop.refund(order.code)).toMatchObject({
        status: 200,
        json: { data: { refunded: order.prices.totalWithTax, currencyCode: 'CZK' } },
      });
      expect(await shop.orderOf(order.token)).toMatchObject({ payment: { state: 'refunded' } });
      expect(await shop.refund(order.code)).toMatchObject({ status: 422 });
    });

    it('stays while its money is on its way', async () => {
      const { order, payment } = await placed();
      await standIn.choose(payment.redirectUrl, 'pending');
      shop.clock.now = hoursLater(100);
      await giveUpUnpaidOrders(upkeep(gateway));
      expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', payment: { state: 'pending' } });
    });
  });

  it('does not deliver what the shop has cancelled, and returns the money', async () => {
    const { order, payment } = await placed();
    await shop.setStatus(order.code, 'cancelled');
    expect(await shop.refund(order.code)).toMatchObject({ status: 422 });
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'cancelled', payment: { state: 'paid' } });
    const refunds = await Promise.all([shop.refund(order.code), shop.refund(order.code)]);
    expect(refunds.some(({ status }) => status === 200)).toBe(true);
    expect(await shop.orderOf(order.token)).toMatchObject({ payment: { state: 'refunded' } });
  });

  it('says that a payment came twice, and returns it, but not the transfer that paid the order', async () => {
    const { order, payment } = await placed();
    await shop.pay(order.token, { payment_id: 'pay-transfer' });
    await shop.setStatus(order.code, 'paid');
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    const { totalWithTax } = order.prices;
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid', payment: { refundDue: totalWithTax } });
    expect(await mailKinds()).toEqual(['confirmation', 'copy', 'paid', 'surplus', 'surplusCopy']);
    expect(await shop.refund(order.code)).toMatchObject({ json: { data: { refunded: totalWithTax, left: 0 } } });
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid', payment: { refundDue: 0 } });
    expect(await shop.refund(order.code)).toMatchObject({ status: 422 });
    // The transfer comes back when the order is cancelled, which the gateway cannot do.
    await shop.setStatus(order.code, 'cancelled');
    expect(await mailKinds()).toContain('cancelled');
    expect(await shop.refund(order.code)).toMatchObject({ json: { data: { refunded: 0, left: totalWithTax } } });
  });

  it('says that the money of a paid order comes back when the shop cancels it', async () => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    await shop.setStatus(order.code, 'cancelled');
    expect(await mailKinds()).toEqual(['confirmation', 'copy', 'paid', 'cancelled', 'cancelledCopy']);
    expect(await shop.orderOf(order.token)).toMatchObject({ payment: { refundDue: order.prices.totalWithTax } });
    await shop.refund(order.code);
    expect(await shop.orderOf(order.token)).toMatchObject({ payment: { state: 'refunded', refundDue: 0 } });
  });

  it('asks the gateway before it says that there is nothing to return', async () => {
    const { order, payment } = await placed();
    await shop.setStatus(order.code, 'cancelled');
    await standIn.choose(payment.redirectUrl, 'paid');
    expect(await shop.refund(order.code)).toMatchObject({
      json: { data: { refunded: order.prices.totalWithTax, left: 0 } },
    });
    expect(await mailKinds()).toEqual([
      'confirmation',
      'copy',
      'cancelledUnpaid',
      'refundDue',
      'refundDueCopy',
      'refundSent',
    ]);
  });

  it('never returns the money of an order that is on its way', async () => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    expect(await shop.refund(order.code)).toMatchObject({
      status: 422,
      json: { errors: [{ code: 'nothing_to_refund' }] },
    });
  });
});
