import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { openServices } from '@vyloha/backend-kernel';
import { issueDocuments, paymentGateway } from '@vyloha/backend-orders';
import { withdrawal, withdrawalItem } from '@vyloha/backend-after-sales/tables';
import { dueRefund, orderItem, orderPayment, orderStatusChange, shopOrder } from '@vyloha/backend-orders/tables';
import { GatewayFailure, type PaymentGateway, checkPayments, returnDueRefunds } from '@vyloha/backend-orders/testing';
import { stock } from '@vyloha/backend-catalog/tables';
import { openCardShop, type CardShop } from '../../testing/card-shop';
import { startGopayStandIn, type GopayStandIn } from '../../testing/gopay-stand-in';
import { oneTestDatabase } from '../../testing/test-databases';
import { sendAllMails, workAllJobs } from '../../testing/upkeep';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

describe.each(oneTestDatabase(import.meta.url))('an order that its shopper cancels on $name', ({ open }) => {
  let standIn: GopayStandIn;
  let shop: CardShop;
  /** What the gateway does with a refund. */
  let refund: PaymentGateway['refundPayment'] | null;
  /** In minor units. */
  let refundRequests: number[];

  beforeAll(async () => {
    standIn = await startGopayStandIn();
  });
  afterAll(() => standIn.stop());
  beforeEach(async () => {
    [refund, refundRequests] = [null, []];
    shop = await openCardShop({
      open,
      standIn,
      distort: (gateway) => ({
        ...gateway,
        refundPayment: (id, amountMinor) => {
          refundRequests.push(amountMinor);
          return (refund ?? gateway.refundPayment)(id, amountMinor);
        },
      }),
    });
  });
  afterEach(() => shop.close());

  const byTransfer = async () => (await shop.placeByCard({ changes: { payment_id: 'pay-transfer' } })).order;
  async function started(amount = 1) {
    const { order, payment } = await shop.placeByCard({ amount });
    if (payment === undefined) throw new Error('The gateway runs');
    return { order, payment };
  }
  async function paid(amount = 1) {
    const { order, payment } = await started(amount);
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    return order;
  }
  const cancel = (token: string, reason?: string) =>
    shop.call('POST', `/store/api/v1/orders/token/${token}/cancel`, { body: { ...(reason && { reason }) } });
  const upkeep = () => ({
    db: shop.db,
    services: openServices([paymentGateway.with(shop.gateway)]),
    settings: { legalDutiesOff: [], orderCopyTo: 'obchod@example.com' },
    now: () => shop.clock.now,
    log: { error: () => {}, warn: () => {} },
    wakeJobs: () => {},
  });
  const returnAll = () => returnDueRefunds(upkeep());
  const pass = (milliseconds: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
  };
  const kinds = async () =>
    (await shop.db.select().from(outboxMail).orderBy(outboxMail.id))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'confirmation' && kind !== 'copy' && kind !== 'paid');
  const changes = () => shop.db.select().from(orderStatusChange).where(eq(orderStatusChange.status, 'cancelled'));
  const atGateway = async () =>
    (await shop.db.select().from(orderPayment)).map(({ state, returnedMinor }) => [state, returnedMinor]);
  const stockLeft = async () => {
    const rows = await shop.db.select().from(stock).where(eq(stock.variantId, 'v-konev'));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  async function readMails() {
    await sendAllMails(shop, { orderMailsOff: [], dataDir: shop.mailbox.dataDir });
    return shop.mailbox.mails();
  }

  it('gives its products back, and says by whom it was cancelled; twice is once', async () => {
    const before = await stockLeft();
    const { code, token } = await byTransfer();
    expect(await shop.orderOf(token)).toMatchObject({ isCancellable: true });
    const cancelled = { status: 200, json: { data: { status: 'cancelled', isCancellable: false, token } } };
    const answers = await Promise.all([cancel(token, ' Spletl jsem se '), cancel(token, ' Spletl jsem se ')]);
    expect(answers).toMatchObject([cancelled, cancelled]);
    expect(await stockLeft()).toBe(before);
    expect(await changes()).toMatchObject([{ isByShopper: true, note: 'Spletl jsem se' }]);
    expect(await kinds()).toEqual(['cancelledUnpaid', 'cancelledUnpaidCopy']);
    const mails = await readMails();
    const confirmed = mails.find((mail) => mail.includes('na vaši žádost zrušili')) ?? '';
    expect(confirmed).toContain(`objednávku ${code}`);
    expect(confirmed).not.toContain('Spletl jsem se');
    expect(mails.find((mail) => mail.includes(`zákazník zrušil objednávku ${code}`))).toContain('Spletl jsem se');
    expect(await shop.db.$count(dueRefund)).toBe(0);
  });

  it('has what was paid at the gateway returned there, once, of which the shopper is told', async () => {
    const { token } = await paid();
    await workAllJobs(shop.db);
    expect(await cancel(token)).toMatchObject({ status: 200, json: { data: { payment: { refundDue: 298 } } } });
    await returnAll();
    await returnAll();
    expect(refundRequests).toEqual([29_800]);
    expect(await shop.orderOf(token)).toMatchObject({
      payment: { state: 'refunded', refundDue: 0 },
      money: { received: 298, returned: 298, missing: 0 },
    });
    await workAllJobs(shop.db);
    expect(await kinds()).toEqual(['invoiceIssued', 'cancelled', 'cancelledCopy', 'refundSent', 'creditNoteIssued']);
    const mails = await readMails();
    expect(mails.find((mail) => mail.includes('se vrací samo'))).toMatch(/^To: obchod@example\.com\r?$/m);
    const sent = mails.find((mail) => mail.includes('jsou na cestě zpět k vám')) ?? '';
    for (const expected of ['přes platební bránu', '298', '/objednavka/']) expect(sent).toContain(expected);
  });

  it('returns no money of an accepted withdrawal, which comes back and is told of by itself', async () => {
    const { token } = await paid(2);
    await workAllJobs(shop.db);
    const [line] = await shop.db.select().from(orderItem).where(eq(orderItem.type, 'product'));
    if (line === undefined) throw new Error('The order has cans');
    const { orderId, id: itemId } = line;
    const accepted = { id: 'w', code: 'w', orderId, attemptHash: 'w', state: 'accepted', isLate: false } as const;
    await shop.db.insert(withdrawal).values({ ...accepted, receivedAt: shop.clock.now });
    await shop.db.insert(withdrawalItem).values({ withdrawalId: 'w', itemId, amount: 1 });
    await shop.db.transaction((tx) => issueDocuments(tx, orderId, 'returns', shop.clock.now));
    expect(await cancel(token)).toMatchObject({ json: { data: { payment: { refundDue: 298 } } } });
    await returnAll();
    expect(refundRequests).toEqual([29_800]);
    // The rest is what the staff return at the gateway by themselves.
    const [payment] = await shop.db.select().from(orderPayment);
    await shop.gateway.refundPayment(payment?.gatewayId ?? '', 19_900);
    await shop.notify(payment?.gatewayId ?? '');
    await shop.db.update(withdrawal).set({ state: 'refunded' });
    expect(await shop.orderOf(token)).toMatchObject({
      payment: { state: 'refunded', refundDue: 0 },
      money: { received: 497, returned: 497 },
    });
    expect((await kinds()).filter((kind) => kind === 'refundSent')).toHaveLength(1);
  });

  it('is returned by a gateway that answers later, and when whoever asked died', async () => {
    const { token } = await paid();
    await cancel(token);
    refund = () => Promise.reject(new GatewayFailure('no answer', null));
    await returnAll();
    await returnAll();
    expect(refundRequests).toHaveLength(1);
    // As left by a process that ended before it asked.
    await shop.db.update(orderPayment).set({ refundedMinor: 29_800 });
    refund = null;
    pass(hourMs);
    await returnAll();
    expect(refundRequests).toHaveLength(2);
    expect(await atGateway()).toEqual([['refunded', 29_800]]);
    expect(await shop.db.$count(dueRefund)).toBe(0);
  });

  it.each([
    ['refuses', 409, 1],
    ['is silent for a day', null, 2],
  ])('is left to the staff when the gateway %s', async (_, status, tries) => {
    const { code, token } = await paid();
    await cancel(token);
    refund = () => Promise.reject(new GatewayFailure('no', status));
    await returnAll();
    pass(dayMs);
    await returnAll();
    expect(refundRequests).toHaveLength(tries);
    expect(await kinds()).toEqual(['cancelled', 'cancelledCopy', 'refundFailedCopy']);
    expect((await readMails()).at(-1)).toContain('se nepodařilo samo vrátit');
    refund = null;
    expect(await shop.refund(code)).toMatchObject({ status: 200, json: { data: { refunded: 298, left: 0 } } });
  });

  it('has money returned that comes after that, and is not taken up again', async () => {
    const { order, payment } = await started();
    await cancel(order.token);
    await standIn.choose(payment.redirectUrl, 'paid');
    await shop.notify(payment.id);
    expect(await shop.orderOf(order.token)).toMatchObject({ status: 'cancelled', payment: { refundDue: 298 } });
    await returnAll();
    expect(await atGateway()).toEqual([['refunded', 29_800]]);
    expect(await kinds()).toEqual([
      'cancelledUnpaid',
      'cancelledUnpaidCopy',
      'refundDue',
      'refundDueCopy',
      'refundSent',
    ]);
  });

  it.each([
    ['within two weeks', 13 * dayMs, ['refunded', 29_800]],
    ['later than any gateway waits', 15 * dayMs, ['cancelled', 0]],
  ])('is asked about by itself when no notification comes %s', async (_, waited, expected) => {
    const { order, payment } = await started();
    await cancel(order.token);
    pass(waited);
    await checkPayments(upkeep());
    await standIn.choose(payment.redirectUrl, 'paid');
    pass(hourMs);
    await checkPayments(upkeep());
    await returnAll();
    expect(await atGateway()).toEqual([['cancelled', 0]]);
    pass(6 * hourMs);
    await checkPayments(upkeep());
    await returnAll();
    expect(await atGateway()).toEqual([expected]);
  });

  it('that was paid without a word is paid first, and one paid by a transfer is for the staff', async () => {
    const { order, payment } = await started();
    await standIn.choose(payment.redirectUrl, 'paid');
    expect(await cancel(order.token)).toMatchObject({ json: { data: { payment: { refundDue: 298 } } } });
    const other = await byTransfer();
    await shop.setStatus(other.code, 'paid');
    expect(await cancel(other.token)).toMatchObject({ json: { data: { payment: { refundDue: 298 } } } });
    expect(await shop.db.$count(dueRefund)).toBe(1);
  });

  it('is kept once somebody prepares it or a carrier has a part of it; of both at once one wins', async () => {
    const prepared = await byTransfer();
    await shop.setStatus(prepared.code, 'processing');
    const refused = { status: 409, json: { errors: [{ code: 'order_not_cancellable' }] } };
    expect(await cancel(prepared.token)).toMatchObject(refused);
    expect(await shop.orderOf(prepared.token)).toMatchObject({ status: 'processing', isCancellable: false });
    const { code, token } = await byTransfer();
    const [cancelled, processed] = await Promise.all([cancel(token), shop.setStatus(code, 'processing')]);
    const [order] = await shop.db.select().from(shopOrder).where(eq(shopOrder.code, code));
    expect([order?.status, cancelled.status, processed.status]).toEqual(
      order?.status === 'cancelled' ? ['cancelled', 200, 422] : ['processing', 409, 200],
    );
    expect(await cancel('neni-to-on-0123456789')).toMatchObject({ status: 404 });
  });
});
