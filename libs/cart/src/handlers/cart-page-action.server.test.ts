import { BackendUnavailable } from '@vyloha/http-client';
import { redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart, aWireCartItem } from '../testing/a-wire-cart';
import { postToCart } from '../testing/post-to-cart';
import { type StubBackend, startStubBackend } from '../testing/stub-backend';

let backend: StubBackend;

const item = '/store/api/v1/cart/items/ci-1';
const added = {
  data: { cart: aWireCart(), addedItem: aWireCartItem(), changedAmount: 2 },
  meta: { custom: { guestCartToken: 'guest-1' } },
};

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    'GET /store/api/v1/cart': { body: { data: aWireCart() } },
    'POST /store/api/v1/cart/items': { body: added },
    [`PATCH ${item}`]: { body: { data: { cart: aWireCart() } } },
    [`DELETE ${item}`]: { body: { data: { cart: aWireCart({ items: [] }) } } },
    'GET /cms/graphql': { body: { data: { configuration: null } } },
    'DELETE /store/api/v1/cart/items': { body: { data: { cart: aWireCart({ items: [] }) } } },
  });
});

afterAll(() => backend.stop());

const post = (form: Record<string, string>, options?: Parameters<typeof postToCart>[2]) =>
  postToCart(backend, form, options);

/** Store calls only; CMS calls do not matter here. */
function storeCalls() {
  return backend.requests.filter(({ call }) => call.includes(' /store/'));
}

describe('a backend that fails', () => {
  const fails = { 'POST /store/api/v1/cart/items': { status: 500, body: {} } };

  it('is the response to a script, which stays on its page', async () => {
    backend.respond(fails);
    const { answer } = await post({ id: 'v-1', respondWith: 'json' });
    const problem = { reason: { kind: 'unreachable' }, lineId: null, quantity: null };
    expect(answer).toMatchObject({ data: { ok: false, problem }, init: { status: 503 } });
  });

  it('is left to the error page where there is no script', async () => {
    backend.respond(fails);
    await expect(post({ id: 'v-1' })).rejects.toBeInstanceOf(BackendUnavailable);
  });
});

describe('a shop with paused sales', () => {
  const stopped = (shopping_disabled_text: object | null, domain_enabled: string[] = []) => ({
    'GET /cms/graphql': {
      body: { data: { configuration: { cart: { shopping_disabled: true, shopping_disabled_text, domain_enabled } } } },
    },
  });

  it('responds with only the configured text as a warning', async () => {
    backend.respond(stopped({ cs: 'Do pondělí máme inventuru.', sk: null }));
    const { answer, flashed } = await post({ id: 'v-1', quantity: '2' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'warning', text: 'Do pondělí máme inventuru.' }]);
    expect(storeCalls()).toEqual([]);
  });

  it('still sells on domains that are not listed', async () => {
    backend.respond(stopped({ cs: 'Inventura' }, ['sk']));
    await post({ id: 'v-1', quantity: '2' });
    expect(storeCalls()).toHaveLength(1);
  });
});

describe('adding', () => {
  it('needs only the variant and a quantity, stores the new cart’s token and redirects to the cart', async () => {
    const { answer, cookies, flashed } = await post({ id: 'v-1', quantity: '2' }, { guestToken: '' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(cookies.get('guestCart')).toBe('guest-1');
    expect(flashed).toEqual([{ kind: 'success', text: 'Do košíku přibylo: Zahradní hadice Flexi, 2 ks' }]);
    expect(storeCalls()).toEqual([
      {
        call: 'POST /store/api/v1/cart/items',
        query: new URLSearchParams(),
        guestToken: null,
        body: { id: 'v-1', type: 'product', amount: 2 },
      },
    ]);
  });

  it('returns JSON with what was added and leaves the message to the dialog', async () => {
    const { answer, flashed } = await post({ id: 'v-1', quantity: '2', respondWith: 'json' });
    expect(answer).toMatchObject({
      data: { ok: true, value: { kind: 'added', added: { changedAmount: 2, line: { id: 'ci-1' } } } },
    });
    expect(flashed).toEqual([]);
  });

  it.each([{}, { respondWith: 'json' }])('says so when another quantity was added: %j', async (fields) => {
    const { answer, flashed } = await post({ id: 'v-1', quantity: '1', ...fields });
    if (fields.respondWith === undefined) {
      const text = 'Zboží se prodává jen v určitých množstvích, místo 1 ks jsme proto přidali 2 ks.';
      expect(flashed).toEqual([{ kind: 'info', title: 'Do košíku přibylo: Zahradní hadice Flexi, 2 ks', text }]);
    } else {
      expect(answer).toMatchObject({ data: { value: { added: { changedAmount: 2, requestedQuantity: 1 } } } });
    }
  });

  it('sends that it is paid with credits', async () => {
    await post({ id: 'v-1', forCredits: 'true' });
    expect(storeCalls()[0]?.body).toEqual({ id: 'v-1', type: 'product', amount: 1, credits: true });
  });

  it('responds with the page and the first error when the backend rejects', async () => {
    const errors = [{ title: 'Zboží Hadice je vyprodané', code: 'sold_out' }, { title: 'Druhá' }];
    backend.respond({ 'POST /store/api/v1/cart/items': { status: 409, body: { errors } } });
    const { answer } = await post({ id: 'v-1' });
    expect(answer).toMatchObject({
      data: { ok: false, problem: { reason: { kind: 'refused', message: 'Zboží Hadice je vyprodané' } } },
      init: { status: 422 },
    });
  });

  it('takes no field that no page sends, as one for a line of its own', async () => {
    await expect(post({ id: 'v-1', newLine: 'true' })).rejects.toMatchObject({ status: 400 });
    expect(storeCalls()).toEqual([]);
  });

  it('does not call the backend with invalid input', async () => {
    const { answer } = await post({ id: '' });
    expect(answer).toMatchObject({ data: { problem: { reason: { kind: 'variantRequired' } } }, init: { status: 422 } });
    expect(storeCalls()).toEqual([]);
  });
});

describe('adding many at once', () => {
  const call = 'POST /store/api/v1/cart/items/batch';
  const batchForm = { intent: 'addBatch', 'quantity.v-1': '2', 'quantity.v-2': '0', 'quantity.v-3': '10' };

  it('makes one call, reports what was added and redirects to the cart', async () => {
    const data = { cart: aWireCart(), imported: 1, total: 2 };
    backend.respond({
      [call]: { body: { data, meta: { custom: { guestCartToken: 'guest-1' } }, errors: [{ title: 'Vyprodáno' }] } },
      'GET /cms/graphql': { body: { data: { configuration: null } } },
    });
    const { answer, cookies, flashed } = await post(batchForm, { guestToken: '' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(cookies.get('guestCart')).toBe('guest-1');
    expect(storeCalls().map(({ body }) => body)).toEqual([
      {
        items: [
          { id: 'v-1', type: 'product', amount: 2 },
          { id: 'v-3', type: 'product', amount: 10 },
        ],
      },
    ]);
    expect(flashed).toEqual([
      { kind: 'success', text: 'Produkty byly vloženy do košíku: 1 z 2', duration: 6000 },
      { kind: 'info', text: 'Vyprodáno', duration: 6000 },
    ]);
  });

  it('names each line that was added in another quantity, with both, and those that no message has room for', async () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      aWireCartItem({ id: `ci-${index}`, variant: { id: `v-${index}`, content: { parameters: [] } } }),
    );
    const changedAmounts = [24, 5, null, ...Array.from({ length: 37 }, () => 12)];
    const data = { cart: aWireCart({ items }), imported: 39, total: 40, changedAmounts };
    backend.respond({ [call]: { body: { data, errors: [] } } });
    const amounts = [13, 5, 1, ...Array.from({ length: 37 }, () => 1)];
    const fields = Object.fromEntries(amounts.map((amount, index) => [`quantity.v-${index}`, String(amount)]));
    const { flashed } = await post({ intent: 'addBatch', ...fields });
    const [, adjusted] = flashed;
    const name = 'Zahradní hadice Flexi, Zelená, 20\u00a0m';
    expect(adjusted?.text).toContain(`přidali jsme proto: ${name} – 24 ks místo 13 ks; ${name} – 12 ks místo 1 ks; `);
    expect(adjusted?.text).toMatch(/; další položky s upraveným množstvím: 2\d\.$/);
  });

  it('rejects a form without any quantity', async () => {
    const { answer } = await post({ intent: 'addBatch', 'quantity.v-1': '0' });
    expect(answer).toMatchObject({ data: { problem: { reason: { kind: 'quantityInvalid' } } }, init: { status: 422 } });
    expect(storeCalls()).toEqual([]);
  });
});

describe('removing', () => {
  it.each([200, 404])(
    'ends without the line when the backend answers %i, so that twice is as good as once',
    async (status) => {
      backend.respond({
        [`DELETE ${item}`]: { status, body: { data: { cart: aWireCart({ items: [] }) }, errors: [] } },
      });
      const { answer, flashed } = await post({ intent: 'remove', lineId: 'ci-1' });
      expect(await redirectOf(answer)).toEqual([303, '/kosik']);
      expect(flashed).toEqual([{ kind: 'success', text: 'Položka byla odebrána z košíku' }]);
    },
  );

  it.each([500, 403])('does not need the cart that is read for measuring: %i', async (status) => {
    backend.respond({ 'GET /store/api/v1/cart': { status, body: { errors: [] } } });
    const { answer, reported } = await post({ intent: 'remove', lineId: 'ci-1' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(reported).toEqual([]);
    expect(backend.requests.at(-1)?.call).toBe(`DELETE ${item}`);
  });

  it('empties the whole cart', async () => {
    const { answer, flashed } = await post({ intent: 'empty', respondWith: 'json' });
    expect(answer).toMatchObject({
      data: { ok: true, value: { kind: 'done', notice: { kind: 'success', text: 'Košík je prázdný' } } },
    });
    expect(flashed).toEqual([]);
    expect(backend.requests.at(-1)?.call).toBe('DELETE /store/api/v1/cart/items');
  });
});

it('rejects unknown intents', async () => {
  const { answer } = await post({ intent: 'sell' });
  expect(answer).toMatchObject({ data: { problem: { reason: { kind: 'unknown' } } }, init: { status: 422 } });
  expect(backend.requests).toEqual([]);
});
