import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommandKey } from '@vyloha/backend-kernel';
import { orderPayment, shopOrder } from '@vyloha/backend-orders/tables';
import { payment as paymentMethod } from '@vyloha/backend-shop/tables';
import { eq } from 'drizzle-orm';
import { openCardShop, parsePaid, type CardShop } from '../testing/card-shop';
import { testNow } from '../testing/create-test-shop';
import { startGopayStandIn, type GopayStandIn } from '../testing/gopay-stand-in';
import { concurrentTestDatabase } from '../testing/test-databases';

let standIn: GopayStandIn;

beforeAll(async () => {
  standIn = await startGopayStandIn();
});
afterAll(() => standIn.stop());

describe.each(concurrentTestDatabase())('paying online on $name', ({ open }) => {
  let shop: CardShop;

  beforeEach(async () => {
    shop = await openCardShop({ open, standIn });
  });
  afterEach(() => shop.close());

  /** A placed order, and the page on which it is paid. */
  async function placed() {
    const { order, payment } = await shop.placeByCard();
    if (payment === undefined) throw new Error('The gateway runs');
    return { order, payment };
  }

  it('sends the shopper to the gateway with the amount of the order, and back', async () => {
    const { order, payment } = await placed();
    expect(order.payment).toEqual({ id: 'pay-card', state: 'awaiting', isPayable: true, refundDue: 0 });
    const page = await (await fetch(payment.redirectUrl)).text();
    expect(page).toContain(order.code);
    expect(page).toContain(String(Math.trunc(order.prices.totalWithTax)));
    expect(await standIn.choose(payment.redirectUrl, 'paid')).toBe(
      `http://localhost:3000/checkout/payment/callback?id=${payment.id}`,
    );
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', payment: { state: 'awaiting' } });
    expect(await shop.notify(payment.id)).toMatchObject({ status: 200, json: { data: {} } });
    expect(await shop.orderOf(order.token)).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', isPayable: false },
    });
  });

  it('asks for what is missing once a part has come past the gateway, and gives up what asks for more', async () => {
    const { order, payment } = await placed();
    const headers = { authorization: `Bearer ${await readCommandKey(shop.mailbox.dataDir)}` };
    const move = (path: string) =>
      shop.call('POST', `/store/api/v1/payments/receipts${path}`, { headers, body: { code: order.code, amount: 100 } });
    await move('');
    const rest = parsePaid(await shop.pay(order.token)).payment;
    expect(rest?.id).not.toBe(payment.id);
    expect(parsePaid(await shop.pay(order.token)).payment).toEqual(rest);
    const amounts = (await shop.paymentRows()).map(({ state, amountMinor }) => [state, amountMinor]);
    expect(amounts.toSorted()).toEqual([
      ['cancelled', order.prices.totalWithTax * 100],
      ['created', order.prices.totalWithTax * 100 - 10_000],
    ]);
    await move('/undo');
    await standIn.choose(rest?.redirectUrl ?? '', 'paid');
    await shop.notify(rest?.id ?? '');
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', money: { missing: 100 } });
    await move('');
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid', payment: { refundDue: 0 } });
  });

  it('believes the gateway, whoever says what and how often', async () => {
    const { order, payment } = await placed();
    expect(await shop.notify('3999999999')).toMatchObject({ status: 404 });
    expect(await shop.notify(payment.id)).toMatchObject({ status: 200 });
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', payment: { state: 'awaiting' } });
    await standIn.choose(payment.redirectUrl, 'paid');
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.notify(payment.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await shop.setStatus(order.code, 'processing');
    expect(await shop.notify(payment.id)).toMatchObject({ status: 200 });
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)('starts another payment after one that %s', async (outcome, state) => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, outcome);
    await shop.notify(payment.id);
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'new', payment: { state, isPayable: true } });
    const again = parsePaid(await shop.pay(order.token));
    expect(again.payment?.id).not.toBe(payment.id);
    await standIn.choose(again.payment?.redirectUrl ?? '', 'paid');
    await shop.notify(again.payment?.id ?? '');
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'paid', payment: { state: 'paid' } });
  });

  it('continues a payment that waits for its money, and never starts a second beside it', async () => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'pending');
    await shop.notify(payment.id);
    expect(await shop.orderOf(order.token)).toMatchObject({ payment: { state: 'pending', isPayable: true } });
    expect(parsePaid(await shop.pay(order.token)).payment).toEqual(payment);
    expect(await shop.pay(order.token, { payment_id: 'pay-cod' })).toMatchObject({ status: 409 });
    await standIn.choose(payment.redirectUrl, 'paid');
    // The shop notices without a notification, before it sends the shopper to pay again.
    expect(parsePaid(await shop.pay(order.token))).toMatchObject({ order: { status: 'paid' } });
    expect(await shop.paymentRows()).toHaveLength(1);
  });

  it('starts one payment for two tabs', async () => {
    const { order, payment } = await placed();
    await standIn.choose(payment.redirectUrl, 'cancelled');
    await shop.notify(payment.id);
    const answers = await Promise.all([shop.pay(order.token), shop.pay(order.token), shop.pay(order.token)]);
    const started = answers.filter(({ status }) => status === 200).map((answer) => parsePaid(answer).payment?.id);
    expect(new Set(started).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await shop.paymentRows()).toHaveLength(2);
  });

  it('waits for a start that was cut short no longer than the gateway may take', async () => {
    const { order } = await placed();
    await shop.db.update(orderPayment).set({ gatewayId: null, gatewayUrl: null, state: 'starting' });
    expect(await shop.pay(order.token)).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'payment_starting' }] },
    });
    shop.clock.now = new Date(testNow.getTime() + 15_000);
    expect(parsePaid(await shop.pay(order.token)).payment?.redirectUrl).toContain('/gw/v3/');
    expect(await shop.paymentRows()).toHaveLength(1);
  });

  it('changes to another method with its price, and back', async () => {
    const { order } = await placed();
    const methods = await shop.call('GET', `/store/api/v1/orders/token/${order.token}/payments`);
    expect(methods).toMatchObject({ json: { data: [{ id: 'pay-cod' }, { id: 'pay-transfer' }] } });
    const changed = parsePaid(await shop.pay(order.token, { payment_id: 'pay-cod' }));
    expect(changed.payment).toBeUndefined();
    expect(changed.order.payment).toEqual({ id: 'pay-cod', state: null, isPayable: false, refundDue: 0 });
    expect(changed.order.prices.totalWithTax).toBe(order.prices.totalWithTax + 39);
    const back = parsePaid(await shop.pay(order.token, { payment_id: 'pay-card' }));
    expect(back.payment?.redirectUrl).toContain('/gw/v3/');
    expect(back.order.prices).toEqual(order.prices);
    expect(await shop.pay(order.token, { payment_id: 'pay-nothing' })).toMatchObject({ status: 422 });
  });

  it('takes the method back when the one given up is paid all the same', async () => {
    const { order, payment } = await placed();
    await shop.pay(order.token, { payment_id: 'pay-cod' });
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    expect(await shop.orderOf(order.token)).toMatchObject({
      status: 'paid',
      prices: order.prices,
      payment: { id: 'pay-card', state: 'paid' },
    });
    expect(await shop.pay(order.token, { payment_id: 'pay-cod' })).toMatchObject({ status: 409 });
  });

  it('takes it back at what it costs this order, where a part came otherwise', async () => {
    const { order, payment } = await placed();
    await shop.db.update(shopOrder).set({
      taxTreatment: 'export',
      taxCountry: 'GBR',
      serviceShares: [{ listRate: 21, taxRate: 0, weight: 1 }],
    });
    await shop.db
      .update(paymentMethod)
      .set({ prices: { CZK: 12_100 } })
      .where(eq(paymentMethod.id, 'pay-card'));
    await shop.pay(order.token, { payment_id: 'pay-cod' });
    const headers = { authorization: `Bearer ${await readCommandKey(shop.mailbox.dataDir)}` };
    await shop.call('POST', '/store/api/v1/payments/receipts', { headers, body: { code: order.code, amount: 100 } });
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    const [stored] = await shop.db.select().from(shopOrder);
    expect(stored).toMatchObject({ status: 'paid', paymentId: 'pay-card', paymentMinor: 10_000 });
  });

  it('lets only whoever has the token, or the customer, pay', async () => {
    expect(await shop.pay('not-a-token')).toMatchObject({ status: 404 });
    const ownPayment = await shop.call('POST', '/store/api/v1/user/orders/o-1/payment', { body: {} });
    expect(ownPayment).toMatchObject({ status: 401 });
  });
});
