import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postPriceWatch, postWatch } from './post-watch.server';

const watchCall = 'POST /store/api/v1/products/p-hadice-flexi/watchers';

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({ [watchCall]: { body: { data: {} } } });
});
afterAll(() => backend.stop());

async function post(form: Record<string, string>, options: { path?: string } = {}) {
  const { context, flashed } = aHandlerContext({ backend });
  const request = aRequest(options.path ?? '/produkt/hadice');
  const fields = new FormData();
  for (const [name, value] of Object.entries(form)) fields.set(name, value);
  const send = form['intent'] === 'watch' ? postWatch : postPriceWatch;
  return { answer: await send({ request, context, fields, productId: 'p-hadice-flexi' }), flashed };
}
const posted = () => backend.requests.filter(({ call }) => call.startsWith('POST'));

describe('watch', () => {
  const watchFields = { intent: 'watch', email: 'jana@example.com', variantId: 'v-20' };

  it('is sent with its variant', async () => {
    const { answer: response, flashed } = await post(watchFields, { path: '/produkt/hadice?variant_id=v-20' });
    expect(posted()).toMatchObject([{ call: watchCall, body: { email: 'jana@example.com', variant_id: 'v-20' } }]);
    expect(locationOf(response)).toBe('/produkt/hadice?variant_id=v-20');
    expect(flashed).toMatchObject([{ text: expect.stringContaining('jana@example.com') }]);
  });

  it('requires an e-mail', async () => {
    expect((await post({ ...watchFields, email: 'jana' })).answer).toMatchObject({
      init: { status: 422 },
      data: { form: 'watch', submission: { error: { email: ['forms:email'] } } },
    });
  });
});

describe('watch of the price', () => {
  const priceFields = { intent: 'watchPrice', email: 'jana@example.com', variantId: 'v-20' };

  it('is sent with its variant and the price to wait for', async () => {
    const { answer: response, flashed } = await post({ ...priceFields, targetPrice: '1 299,50' });
    const body = { kind: 'price', email: 'jana@example.com', variant_id: 'v-20', target_price: 1299.5 };
    expect(posted()).toMatchObject([{ call: watchCall, body }]);
    expect(locationOf(response)).toBe('/produkt/hadice');
    expect(flashed).toMatchObject([{ text: 'Napíšeme na jana@example.com, až cena klesne.' }]);
  });

  it('needs no price, and sends none', async () => {
    await post({ ...priceFields, targetPrice: '' });
    expect(posted()).toEqual([
      expect.objectContaining({ body: { kind: 'price', email: 'jana@example.com', variant_id: 'v-20' } }),
    ]);
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    expect((await post({ ...priceFields, targetPrice: 'levně' })).answer).toMatchObject({
      init: { status: 422 },
      data: {
        form: 'watchPrice',
        submission: {
          error: { targetPrice: ['catalog:watch.price.notAPrice'] },
          initialValue: { email: 'jana@example.com', targetPrice: 'levně' },
        },
      },
    });
    const errors = [{ title: 'Zadejte prosím nižší cenu', field: 'target_price' }];
    backend.respond({ [watchCall]: { status: 422, body: { errors } } });
    expect((await post({ ...priceFields, targetPrice: '500' })).answer).toMatchObject({
      data: { submission: { error: { targetPrice: ['Zadejte prosím nižší cenu'] } } },
    });
    backend.respond({ [watchCall]: { status: 429, body: { errors: [{ title: 'Příliš mnoho pokusů' }] } } });
    expect((await post(priceFields)).answer).toMatchObject({
      init: { status: 429 },
      data: { submission: { error: { '': ['Příliš mnoho pokusů'] } } },
    });
  });
});
