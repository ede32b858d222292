// @vitest-environment node
import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { productPageAction } from './product-page-action.server';

const reviewCall = 'POST /store/api/v1/products/p-hadice-flexi/reviews';
const watchCall = 'POST /store/api/v1/products/p-hadice-flexi/watchers';
const review = { id: 'r-1', stars: 5, text: null, author: { name: 'Jana' }, createdAt: '2026-11-21T08:00:00Z' };
const written = { intent: 'review', stars: '4', text: ' Dobrá ', name: 'Jana', email: 'jana@example.com' };

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer({
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    [reviewCall]: { body: { data: review } },
    [watchCall]: { body: { data: {} } },
  });
});
afterAll(() => backend.stop());

async function post(form: Record<string, string>, options: { path?: string } = {}) {
  const handler = aHandlerContext({ backend });
  const request = aRequest(options.path ?? '/produkt/hadice', { form });
  const answer = await productPageAction({ request, params: { slug: 'hadice' }, context: handler.context });
  return { answer, flashed: handler.flashed };
}
const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : null);
const posted = () => backend.requests.filter(({ call }) => call.startsWith('POST'));

describe('a review', () => {
  it('is sent, and the page comes back with it among the first', async () => {
    const { answer, flashed } = await post(written, { path: '/produkt/hadice?variant_id=v-2&recenze=3' });
    expect(posted()).toMatchObject([
      { call: reviewCall, body: { stars: 4, text: 'Dobrá', name: 'Jana', email: 'jana@example.com' } },
    ]);
    expect(locationOf(answer)).toBe('/produkt/hadice?variant_id=v-2#recenze');
    expect(flashed).toMatchObject([{ kind: 'success' }]);
  });

  it('may be stars alone, and names the order of a guest who has one', async () => {
    const stars = { ...written, text: '', order_code: ' 2026000012 ' };
    await post(stars);
    expect(backend.requests.filter(({ call }) => call === reviewCall)).toMatchObject([
      { body: { stars: 4, name: 'Jana', email: 'jana@example.com', order_code: '2026000012' } },
    ]);
  });

  it('needs stars, and keeps what was written', async () => {
    const { stars: _, ...without } = written;
    expect((await post(without)).answer).toMatchObject({
      init: { status: 422 },
      data: {
        form: 'review',
        submission: { error: { stars: ['forms:star_rating'] }, initialValue: { text: ' Dobrá ', name: 'Jana' } },
      },
    });
    expect(posted()).toEqual([]);
  });

  it.each([
    [{ stars: '6' }, 'stars'],
    [{ name: '' }, 'name'],
    [{ email: 'jana' }, 'email'],
    [{ text: 'a'.repeat(5001) }, 'text'],
  ])('with %j is refused at the field', async (changes, field) => {
    const { answer } = await post({ ...written, ...changes });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { submission: { error: { [field]: [/./] } } } });
    expect(posted()).toEqual([]);
  });

  it('that the backend finds empty gets the words for an empty one', async () => {
    backend.answer({ [reviewCall]: { status: 422, body: { errors: [{ title: 'Prázdné' }] } } });
    expect((await post(written)).answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { stars: ['forms:star_rating'] } } },
    });
  });

  it.each([409, 429])('is told why it is not taken: %d', async (status) => {
    backend.answer({ [reviewCall]: { status, body: { errors: [{ title: 'Už jste hodnotili', code: 'x' }] } } });
    expect((await post(written)).answer).toMatchObject({
      init: { status },
      data: { submission: { error: { '': ['Už jste hodnotili'] } } },
    });
  });

  it('is lost to nobody when the backend is dead', async () => {
    backend.answer({ [reviewCall]: { status: 503, body: {} } });
    await expect(post(written)).rejects.toThrow();
  });
});

describe('a watch', () => {
  const wish = { intent: 'watch', email: 'jana@example.com', variantId: 'v-20' };

  it('is sent with its variant', async () => {
    const { answer, flashed } = await post(wish, { path: '/produkt/hadice?variant_id=v-20' });
    expect(posted()).toMatchObject([{ call: watchCall, body: { email: 'jana@example.com', variant_id: 'v-20' } }]);
    expect(locationOf(answer)).toBe('/produkt/hadice?variant_id=v-20');
    expect(flashed).toMatchObject([{ text: expect.stringContaining('jana@example.com') }]);
  });

  it('needs an e-mail', async () => {
    expect((await post({ ...wish, email: 'jana' })).answer).toMatchObject({
      init: { status: 422 },
      data: { form: 'watch', submission: { error: { email: ['forms:email'] } } },
    });
  });
});

describe('anything else', () => {
  it('is refused', async () => {
    await expect(post({ intent: 'toString' })).rejects.toMatchObject({ status: 400 });
    await expect(post({})).rejects.toMatchObject({ status: 400 });
  });

  it('is not found for unknown goods', async () => {
    backend.answer({ 'GET /cms/catalog/product': { body: { entities: [] } } });
    await expect(post(written)).rejects.toMatchObject({ status: 404 });
  });
});
