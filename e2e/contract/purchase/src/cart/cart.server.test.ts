import { fastestShipper } from '@vyloha/cart';
import { cartPageAction, cartPageLoader, listShippersOrNone } from '@vyloha/cart/server';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let backend: RunningBackend;
/** The guest's browser. */
let cookies: Map<CookieKey, string>;

beforeAll(async () => {
  backend = await startBackend();
});

beforeEach(() => {
  cookies = new Map();
});

afterAll(() => backend.stop());

const contextOf = () => aHandlerContext({ backend, cookies }).context;

async function loadCart() {
  const { cart } = await cartPageLoader({ request: aRequest('/kosik'), params: {}, context: contextOf() });
  return cart;
}

/** What the script of a cart form gets. */
async function post(form: Record<string, string>) {
  const request = aRequest('/kosik', { form: { respondWith: 'json', ...form } });
  const answer = await cartPageAction({ request, params: {}, context: contextOf() });
  if (answer instanceof Response) throw new Error('A script is not redirected');
  return answer.data;
}

const add = (id: string, quantity: string) => post({ intent: 'add', id, quantity });

describe('the cart of a guest', () => {
  it('is created with the first product, found by its token, changed and left empty', async () => {
    const added = await add('v-hadice-20', '2');
    expect(cookies.get('guestCart')).toMatch(/.{20,}/);
    const line = {
      variantId: 'v-hadice-20',
      productId: 'p-hadice',
      name: 'Zahradní hadice',
      amount: 2,
      multiplier: 1,
      unitPrice: { withTaxMinor: 49_900 },
      total: { withTaxMinor: 99_800 },
    };
    expect(added).toMatchObject({ ok: true, value: { added: { line, changedAmount: 2 } } });
    const { lines, totals } = await loadCart();
    expect(lines).toMatchObject([line]);
    expect(totals.total).toEqual({ withTaxMinor: 99_800, withoutTaxMinor: 82_479 });
    const lineId = lines[0]?.id ?? '';
    expect(await post({ intent: 'change', lineId, quantity: '4' })).toMatchObject({ ok: true });
    expect((await loadCart()).lines).toMatchObject([{ id: lineId, amount: 4 }]);
    expect(await post({ intent: 'remove', lineId })).toMatchObject({ ok: true });
    expect((await loadCart()).lines).toEqual([]);
  });

  it('is not changed, with a message, when the stock is too low', async () => {
    await add('v-hadice-20', '1');
    const lineId = (await loadCart()).lines[0]?.id ?? '';
    const answer = await post({ intent: 'change', lineId, quantity: '500' });
    const reason = { kind: 'refused', message: expect.stringContaining('5 ks') };
    expect(answer).toMatchObject({ ok: false, problem: { reason } });
  });

  it('has a fastest shipper with home delivery', async () => {
    expect(fastestShipper(await listShippersOrNone(contextOf().store))).toMatchObject({
      type: 'DELIVERY',
      nearestDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});
