import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPayment, shopDocument } from '@vyloha/backend-orders/tables';
import { GatewayFailure, type PaymentGateway } from '@vyloha/backend-orders/testing';
import { openCardShop, type CardShop } from '../testing/card-shop';
import { startGopayStandIn, type GopayStandIn } from '../testing/gopay-stand-in';
import { concurrentTestDatabase } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

describe.each(concurrentTestDatabase())('refunds of a part of an order on $name', ({ open }) => {
  let standIn: GopayStandIn;
  let shop: CardShop;
  let distort: (gateway: PaymentGateway) => PaymentGateway;

  beforeAll(async () => {
    standIn = await startGopayStandIn();
  });
  afterAll(() => standIn.stop());
  beforeEach(async () => {
    distort = (gateway) => gateway;
    shop = await openCardShop({
      open,
      standIn,
      distort: (gateway) => ({
        ...gateway,
        refundPayment: (id, amountMinor) => distort(gateway).refundPayment(id, amountMinor),
      }),
    });
  });
  afterEach(() => shop.close());

  /** Three cans and shipping: 597 + 99 Kč. */
  async function paidOrder() {
    const { order, payment } = await shop.placeByCard({ amount: 3 });
    if (payment === undefined) throw new Error('The gateway runs');
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    await workAllJobs(shop.db);
    return order.code;
  }
  const refund = async (code: string, part: object = {}) => {
    const answer = await shop.refund(code, part);
    await workAllJobs(shop.db);
    return answer;
  };
  const line = (pieces?: number) => ({ lines: [{ number: 1, ...(pieces !== undefined && { pieces }) }] });
  const returned = (refunded: number, left = 0) => ({ status: 200, json: { data: { refunded, left } } });
  const creditNotes = async () =>
    (
      await shop.db
        .select()
        .from(shopDocument)
        .where(eq(shopDocument.kind, 'creditNote'))
        .orderBy(asc(shopDocument.number))
    ).map(({ subject, totalMinor }) => [subject, totalMinor]);
  const atGateway = async () => {
    const [row] = await shop.db.select().from(orderPayment);
    return [row?.state, row?.refundedMinor];
  };

  it('are of pieces and amounts, through the gateway with a credit note each, and never above what was paid', async () => {
    const code = await paidOrder();
    expect(await refund(code)).toMatchObject({ status: 422, json: { errors: [{ code: 'nothing_to_refund' }] } });
    expect(await refund(code, line(1))).toMatchObject(returned(199));
    expect(await refund(code, { amount: 50.5 })).toMatchObject(returned(50.5));
    expect(await atGateway()).toEqual(['partiallyRefunded', 24_950]);
    expect(await refund(code, line(3))).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Z řádku 1 zbývá k vrácení 2 ks' }] },
    });
    expect(await refund(code, { amount: 348 })).toMatchObject({
      status: 422,
      json: { errors: [{ title: expect.stringMatching(/stojí 347,50\s/) }] },
    });
    // The last pieces with what the whole order cost besides.
    expect(await refund(code, line())).toMatchObject(returned(446.5));
    expect(await atGateway()).toEqual(['refunded', 69_600]);
    expect(await creditNotes()).toEqual([
      [`${code}-V1`, -19_900],
      [`${code}-V2`, -5_050],
      [`${code}-V3`, -44_650],
    ]);
    expect(await refund(code, line())).toMatchObject({ status: 422 });
    await shop.setStatus(code, 'cancelled');
    expect(await refund(code)).toMatchObject({ status: 422, json: { errors: [{ code: 'nothing_to_refund' }] } });
  });

  it('at once never exceed together what is left', async () => {
    const code = await paidOrder();
    const answers = await Promise.all([shop.refund(code, { amount: 400 }), shop.refund(code, { amount: 400 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await atGateway()).toEqual(['partiallyRefunded', 40_000]);
  });

  it('leave the rest to the cancellation', async () => {
    const code = await paidOrder();
    await refund(code, line(1));
    await shop.setStatus(code, 'cancelled');
    expect(await refund(code)).toMatchObject(returned(497));
    expect(await creditNotes()).toEqual([
      [`${code}-V1`, -19_900],
      ['', -49_700],
    ]);
    expect(await refund(code, line(1))).toMatchObject({ status: 422 });
  });

  it('are of orders with an invoice, of lines with products and one way at a time', async () => {
    const { order } = await shop.placeByCard();
    expect(await refund(order.code, line(1))).toMatchObject({ status: 422 });
    const code = await paidOrder();
    for (const part of [
      { lines: [{ number: 2 }] },
      { lines: [{ number: 1 }, { number: 1 }] },
      { ...line(1), amount: 5 },
      { amount: 0 },
    ])
      expect(await refund(code, part)).toMatchObject({ status: 422 });
    expect(await refund('1', line(1))).toMatchObject({ status: 404 });
  });

  it('return money once, also two at once', async () => {
    const code = await paidOrder();
    const answers = await Promise.all([shop.refund(code, line(2)), shop.refund(code, line(2))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await atGateway()).toEqual(['partiallyRefunded', 39_800]);
  });

  it('which the gateway refuses are due until it does not; one that it does not answer is not asked for again', async () => {
    const code = await paidOrder();
    const failing = (status: number | null) => (gateway: PaymentGateway) => ({
      ...gateway,
      refundPayment: () => Promise.reject(new GatewayFailure('no', status)),
    });
    distort = failing(409);
    expect(await refund(code, line(1))).toMatchObject({ status: 424 });
    distort = (gateway) => gateway;
    expect(await refund(code)).toMatchObject(returned(199));
    distort = failing(null);
    expect(await refund(code, line(1))).toMatchObject({
      status: 424,
      json: { errors: [{ code: 'refund_unanswered' }] },
    });
    distort = (gateway) => gateway;
    expect(await refund(code)).toMatchObject({ status: 422 });
  });
});
