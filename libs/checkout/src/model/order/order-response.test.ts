import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anOrder, aWireOrder, aWireOrderItem } from '../../testing/an-order';
import { orderResponse } from './order-response';

const parse = (changes: Record<string, unknown> = {}) => v.parse(orderResponse, aWireOrder(changes));
const firstLine = (changes: Record<string, unknown>) => parse({ items: [aWireOrderItem(changes)] }).summary.lines[0];

describe('orderResponse', () => {
  it('parses an order', () => {
    expect(parse()).toMatchObject(anOrder());
  });

  it('parses a pick-up with its branch, and a business', () => {
    const numbers = { tin: '27074358', vatin: 'CZ27074358', vatinSvk: null };
    const buyer = { name: 'Zahrady s.r.o.', email: 'jana@example.com', address: null, ...numbers };
    const order = parse({
      shipper: { id: 's-pobocka', code: 'pobocka', name: 'Osobní odběr', type: 'PERSONAL' },
      branch: { id: 'br-praha-karlin', name: 'Praha – Karlín' },
      buyer,
      payment: { id: 'pay-cod', code: 'cash-on-delivery', name: 'Dobírka', type: 'CASH_ON_DELIVERY' },
      bankTransfer: null,
    });
    expect(order).toMatchObject({
      shipper: { isPickUp: true, isAtPoint: false },
      branch: { name: 'Praha – Karlín' },
      buyer,
      payment: { name: 'Dobírka', type: 'CASH_ON_DELIVERY' },
    });
  });

  it('rejects a kind of payment that it does not know', () => {
    const payment = { id: 'pay-x', code: 'barter', name: 'Výměna', type: 'BARTER' };
    expect(v.safeParse(orderResponse, aWireOrder({ payment })).success).toBe(false);
  });

  it('parses a bank transfer without an account', () => {
    expect(parse({ bankTransfer: null }).payment).toMatchObject({ type: 'BANK_TRANSFER', transfer: null });
  });

  it('omits the variant name of a product with a single variant', () => {
    const shoppable = { name: 'Konev', unit: 'ks', mainImage: null };
    expect(firstLine({ product: { name: 'Konev' }, shoppable })?.name).toBe('Konev');
  });

  it('has the multiplier of products sold by the metre', () => {
    const variant = { content: { parameters: [{ entityId: 'par-meters', values: [0.1] }] } };
    expect(firstLine({ amount: 25, variant })).toMatchObject({ amount: 25, multiplier: 0.1 });
  });

  it('parses a discount, which has no product', () => {
    const discount = { product: null, shoppable: null, variant: null, attributes: { discount: true } };
    expect(firstLine({ ...discount, prices: { totalWithTax: -100 } })).toMatchObject({
      isDiscount: true,
      totalMinor: -10000,
    });
  });
});
