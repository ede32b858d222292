import type { Result } from '@vyloha/contract';
import type { RunningBackend, TestShopper } from '@vyloha/test-backend';
import { createTestShopper, startBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartProblem } from '../model/changes/cart-problem';
import { fastestShipper } from '../model/delivery/cart-shipper';
import { addCartItem } from './add-cart-item.server';
import { changeCartItem } from './change-cart-item.server';
import { emptyCart } from './empty-cart.server';
import { getCartPayments } from './get-cart-payments.server';
import { getCartShippers } from './get-cart-shippers.server';
import { getCart } from './get-cart.server';
import { listShippersOrNone } from './list-shippers-or-none.server';
import { removeCartItem } from './remove-cart-item.server';
import { validateCart } from './validate-cart.server';

let backend: RunningBackend;
let shopper: TestShopper;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);

beforeEach(() => {
  shopper = createTestShopper(backend);
});

afterAll(() => backend.stop());

function valueOf<T>(outcome: Result<T, CartProblem>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}

/** Adds a product to the guest's cart and returns the cart's token. */
async function add(variantId: string, amount = 1) {
  const added = valueOf(await addCartItem(shopper.store, { variantId, amount, isForCredits: false }));
  if (added.guestToken !== null) shopper.setIdentity({ guestToken: added.guestToken });
  return added;
}

describe('the cart of a guest', () => {
  it('is empty before anything was added', async () => {
    expect(await getCart(shopper.store)).toMatchObject({ id: null, lines: [] });
  });

  it('is empty with a dead token', async () => {
    shopper.setIdentity({ guestToken: 'dead' });
    expect(await getCart(shopper.store)).toMatchObject({ id: null, lines: [] });
  });

  it('is created with the first product and found by its token', async () => {
    const { line, changedAmount, guestToken } = await add('v-hadice-20', 2);
    expect(guestToken).toMatch(/.{20,}/);
    expect(changedAmount).toBe(2);
    expect(line).toMatchObject({
      variantId: 'v-hadice-20',
      productId: 'p-hadice',
      name: 'Zahradní hadice',
      amount: 2,
      multiplier: 1,
      unitPrice: { withTaxMinor: 49_900 },
      total: { withTaxMinor: 99_800 },
    });
    const cart = await getCart(shopper.store);
    expect(cart.lines).toEqual([line]);
    expect(cart.totals.total).toEqual({ withTaxMinor: 99_800, withoutTaxMinor: 82_479 });
  });

  it('joins the same variant into one line', async () => {
    await add('v-konev', 1);
    const { cart, changedAmount } = await add('v-konev', 2);
    expect(changedAmount).toBe(2);
    expect(cart.lines.map(({ amount }) => amount)).toEqual([3]);
  });
});

describe('changes', () => {
  it('sets an amount idempotently', async () => {
    const { line } = await add('v-konev');
    const change = () => changeCartItem(shopper.store, line?.id ?? '', 4);
    expect(valueOf(await change()).lines[0]?.amount).toBe(4);
    expect(valueOf(await change()).lines[0]?.amount).toBe(4);
  });

  it('removes a line, and succeeds when it is already gone', async () => {
    const { line } = await add('v-konev');
    const remove = () => removeCartItem(shopper.store, line?.id ?? '');
    expect(valueOf(await remove())?.lines).toEqual([]);
    expect(valueOf(await remove())).toBeNull();
  });

  it('empties the cart', async () => {
    await add('v-konev');
    await add('v-hadice-20');
    expect(valueOf(await emptyCart(shopper.store)).lines).toEqual([]);
  });

  it('are rejected with a message when the stock is too low', async () => {
    const { line } = await add('v-hadice-20');
    const outcome = await changeCartItem(shopper.store, line?.id ?? '', 500);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { kind: 'refused', message: expect.stringContaining('5 ks') },
    });
  });

  it('are rejected for products that are not sold', async () => {
    const input = { variantId: 'v-stary', amount: 1, isForCredits: false };
    expect(await addCartItem(shopper.store, input)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });
});

describe('shippers and payments of the cart', () => {
  it('have prices', async () => {
    await add('v-konev');
    const shippers = await getCartShippers(shopper.store);
    const payments = await getCartPayments(shopper.store);
    expect(shippers.map(({ type }) => type)).toEqual(expect.arrayContaining(['DELIVERY', 'PERSONAL']));
    expect(payments.map(({ type }) => type)).toEqual(expect.arrayContaining(['CASH_ON_DELIVERY', 'BANK_TRANSFER']));
    expect(shippers.every(({ price }) => Number.isInteger(price.withTaxMinor))).toBe(true);
  });

  it('include the fastest shipper with home delivery', async () => {
    const shippers = await listShippersOrNone(shopper.store);
    expect(fastestShipper(shippers)).toMatchObject({
      type: 'DELIVERY',
      nearestDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});

describe('validation', () => {
  it('accepts an ordinary cart', async () => {
    await add('v-konev');
    expect(await validateCart(shopper.store)).toEqual({ ok: true, value: null });
  });

  it('rejects an empty cart with the reason', async () => {
    expect(await validateCart(shopper.store)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  });
});
