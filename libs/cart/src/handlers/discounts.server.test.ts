import { redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart } from '../testing/a-wire-cart';
import { postToCart } from '../testing/post-to-cart';
import { type StubBackend, startStubBackend } from '../testing/stub-backend';

let backend: StubBackend;
const url = '/store/api/v1/cart/coupon';
const coupon = { code: 'ZAHRADA10', name: 'Sleva 10 %', free_shipping: false, problem: null };

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    [`POST ${url}`]: { body: { data: { cart: aWireCart({ coupon }) } } },
    [`DELETE ${url}`]: { body: { data: { cart: aWireCart() } } },
  });
});
afterAll(() => backend.stop());

const post = (form: Record<string, string>) => postToCart(backend, form);

describe('credits', () => {
  const credits = '/store/api/v1/cart/credits';

  it.each([
    ['100', 100, 'Kredity jsme odečetli z ceny'],
    [' 1 000 ', 1_000, 'Kredity jsme odečetli z ceny'],
    ['0', 0, 'Kredity v tomto nákupu neutratíte'],
  ])('%j are set', async (typed, number, text) => {
    backend.respond({ [`POST ${credits}`]: { body: { data: { cart: aWireCart() } } } });
    const { answer, flashed } = await post({ intent: 'credits', credits: typed });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'success', text }]);
    expect(backend.requests).toMatchObject([{ body: { credits: number } }]);
  });

  it.each(['', '-5', '1,5', 'sto', '1e3', '9'.repeat(20)])('%j are no number of them', async (typed) => {
    const { answer } = await post({ intent: 'credits', credits: typed });
    const reason = { message: 'Zadejte počet kreditů jako celé číslo.' };
    expect(answer).toMatchObject({ data: { problem: { reason, credits: typed } }, init: { status: 422 } });
    expect(backend.requests).toEqual([]);
  });
});

describe('a coupon', () => {
  it('is entered without the spaces around it', async () => {
    const { answer, flashed } = await post({ intent: 'coupon', couponCode: '  zahrada10 ' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'success', text: 'Slevový kód platí, ceny jsme upravili' }]);
    expect(backend.requests).toMatchObject([{ call: `POST ${url}`, body: { couponCode: 'zahrada10' } }]);
  });

  it('that is refused is shown with its reason at the field, and stays typed', async () => {
    const title = 'Slevový kód ZIMA neznáme';
    backend.respond({ [`POST ${url}`]: { status: 422, body: { errors: [{ title, field: 'couponCode' }] } } });
    const problem = { reason: { kind: 'refused', message: title }, lineId: null, couponCode: 'ZIMA' };
    expect((await post({ intent: 'coupon', couponCode: 'ZIMA' })).answer).toMatchObject({
      data: { ok: false, problem },
      init: { status: 422 },
    });
  });

  it('without a code asks nobody', async () => {
    const { answer } = await post({ intent: 'coupon', couponCode: '  ' });
    expect(answer).toMatchObject({ data: { problem: { reason: { message: 'Napište slevový kód.' } } } });
    expect(backend.requests).toEqual([]);
  });

  it('is removed', async () => {
    const { answer, flashed } = await post({ intent: 'removeCoupon' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'success', text: 'Slevový kód jsme odebrali' }]);
    expect(backend.requests.map(({ call }) => call)).toEqual([`DELETE ${url}`]);
  });
});
