import type { InvoiceState } from '@vyloha/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { toOrderPayment } from './order-payment';
import { paymentStateOf, transferToPay } from './payment-state';

const aWireInvoice = (state: InvoiceState) => ({
  transfer: transferToPay(anOrder()),
  invoice: { dueDays: 14, dueOn: '2026-12-05', state },
});
const cash = { payment: { type: 'CASH_ON_DELIVERY', name: 'Dobírka' }, isPaidUpFront: false } as const;

describe('paymentStateOf', () => {
  // Of 1 097 Kč.
  it.each([
    ['new', 0, 0, 'awaiting', true],
    ['new', 50_000, 0, 'partlyPaid', true],
    ['paid', 109_700, 0, 'paid', false],
    ['paid', 120_000, 10_300, 'paid', false],
    ['delivered', 109_700, 9_900, 'partlyRefunded', false],
    ['delivered', 109_700, 109_700, 'refunded', false],
    ['cancelled', 0, 0, 'cancelled', false],
    ['cancelled', 109_700, 109_700, 'refunded', false],
  ])(
    'is in the state %s, of %i received and %i returned, %s',
    (status, receivedMinor, returnedMinor, state, isOwed) => {
      const missingMinor = status === 'cancelled' ? 0 : Math.max(0, 109_700 - receivedMinor);
      const order = anOrder({ status, money: { receivedMinor, returnedMinor, creditedMinor: 0, missingMinor } });
      expect(paymentStateOf(order)).toBe(state);
      expect(transferToPay(order) !== null).toBe(isOwed);
    },
  );

  it('is paid for what was to be paid on delivery and came before, and overdue for an invoice of which a part came', () => {
    const money = { receivedMinor: 109_700, returnedMinor: 0, creditedMinor: 0, missingMinor: 0 };
    expect(paymentStateOf(anOrder({ status: 'shipped', ...cash, money }))).toBe('paid');
    const { transfer, invoice } = aWireInvoice('overdue');
    const payment = toOrderPayment({ type: 'INVOICE', name: 'Na fakturu' }, transfer, invoice);
    const part = { ...money, receivedMinor: 50_000, missingMinor: 59_700 };
    expect(paymentStateOf(anOrder({ status: 'delivered', isPaidUpFront: false, payment, money: part }))).toBe(
      'overdue',
    );
  });

  it.each([
    ['new', 'awaiting'],
    ['paid', 'paid'],
    ['processing', 'paid'],
    ['delivered', 'paid'],
    ['cancelled', 'cancelled'],
    ['waiting', 'unknown'],
  ])('is with a bank transfer, in the state %s, %s', (status, state) => {
    expect(paymentStateOf(anOrder({ status }))).toBe(state);
  });

  it.each([
    ['new', 'onDelivery'],
    ['paid', 'paid'],
    ['ready', 'onDelivery'],
    ['delivered', 'paid'],
    ['cancelled', 'cancelled'],
  ])('is with cash on delivery, in the state %s, %s', (status, state) => {
    expect(paymentStateOf(anOrder({ status, ...cash }))).toBe(state);
  });

  it.each([
    ['awaiting', 'invoiced', true],
    ['due', 'invoiced', true],
    ['overdue', 'overdue', true],
    ['paid', 'paid', false],
    ['cancelled', 'cancelled', false],
  ] as const)(
    'is with an invoice that is %s, %s also when it was delivered; it is to be paid by its day: %s',
    (invoiceState, state, isOwed) => {
      const { transfer: bankTransfer, invoice } = aWireInvoice(invoiceState);
      const payment = toOrderPayment({ type: 'INVOICE', name: 'Na fakturu' }, bankTransfer, invoice);
      const order = anOrder({ status: 'delivered', isPaidUpFront: false, payment });
      expect(paymentStateOf(order)).toBe(state);
      expect(transferToPay(order)).toEqual(isOwed ? { ...bankTransfer, dueOn: '2026-12-05' } : null);
    },
  );

  it('is with a kind of payment that the shop no longer has known only once it is paid', () => {
    const gone = { payment: { type: null, name: 'Výměna' }, isPaidUpFront: false } as const;
    expect(paymentStateOf(anOrder({ ...gone, status: 'delivered' }))).toBe('unknown');
    expect(paymentStateOf(anOrder({ ...gone, status: 'paid' }))).toBe('paid');
    expect(transferToPay(anOrder(gone))).toBeNull();
  });
});

describe('paymentStateOf an order that is paid online', () => {
  const online = { payment: { type: 'ONLINE', name: 'Kartou' } } as const;

  it.each([
    ['new', 'awaiting', 'awaiting'],
    ['new', 'pending', 'pending'],
    ['new', 'cancelled', 'interrupted'],
    ['new', 'failed', 'failed'],
    ['paid', 'paid', 'paid'],
    // The shop got the money otherwise.
    ['processing', 'failed', 'paid'],
    ['cancelled', 'awaiting', 'cancelled'],
    ['cancelled', 'paid', 'cancelled'],
    ['cancelled', 'refunded', 'refunded'],
    ['delivered', 'partiallyRefunded', 'partlyRefunded'],
  ] as const)('is in the state %s, with a payment that is %s, %s', (status, state, expected) => {
    expect(paymentStateOf(anOrder({ status, ...online, online: { state, isPayable: false } }))).toBe(expected);
  });
});

it('is that of a cancelled order of which money is to be returned, however it came', () => {
  expect(paymentStateOf(anOrder({ status: 'cancelled', refundDueMinor: 9900 }))).toBe('refundDue');
});

describe('transferToPay', () => {
  it('asks for money only while it is not there and the order stands', () => {
    expect(transferToPay(anOrder())).toMatchObject({ amountMinor: 109700 });
    for (const status of ['paid', 'shipped', 'cancelled']) expect(transferToPay(anOrder({ status }))).toBeNull();
    expect(transferToPay(anOrder(cash))).toBeNull();
    expect(transferToPay(anOrder({ payment: { type: 'BANK_TRANSFER', name: 'Převodem', transfer: null } }))).toBeNull();
  });
});
