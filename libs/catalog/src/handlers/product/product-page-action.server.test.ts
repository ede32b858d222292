import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import type { PostedPhotos } from '@vyloha/forms/server';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { productPageAction } from './product-page-action.server';

const reviewCall = 'POST /store/api/v1/products/p-hadice-flexi/reviews';
const review = { id: 'r-1', stars: 5, text: null, author: { name: 'Jana' }, createdAt: '2026-11-21T08:00:00Z' };
const reviewFields = { intent: 'review', stars: '4', text: ' Dobrá ', name: 'Jana', email: 'jana@example.com' };

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    [reviewCall]: { body: { data: review } },
  });
});
afterAll(() => backend.stop());

async function post(form: Record<string, string>, options: { path?: string } = {}) {
  const handler = aHandlerContext({ backend });
  const request = aRequest(options.path ?? '/produkt/hadice', { form });
  const response = await productPageAction({ request, params: { slug: 'hadice' }, context: handler.context });
  return { answer: response, flashed: handler.flashed };
}
const posted = () => backend.requests.filter(({ call }) => call.startsWith('POST'));

describe('review', () => {
  it('is sent, and the action redirects to the page with it among the first', async () => {
    const { answer: response, flashed } = await post(reviewFields, {
      path: '/produkt/hadice?variant_id=v-2&recenze=3',
    });
    expect(posted()).toMatchObject([
      { call: reviewCall, body: { stars: 4, text: 'Dobrá', name: 'Jana', email: 'jana@example.com' } },
    ]);
    expect(locationOf(response)).toBe('/produkt/hadice?variant_id=v-2#recenze');
    expect(flashed).toMatchObject([{ kind: 'success' }]);
  });

  it('may have stars alone, and contains the order number of a guest', async () => {
    const stars = { ...reviewFields, text: '', order_code: ' 2026000012 ' };
    await post(stars);
    expect(backend.requests.filter(({ call }) => call === reviewCall)).toMatchObject([
      { body: { stars: 4, name: 'Jana', email: 'jana@example.com', order_code: '2026000012' } },
    ]);
  });

  it('requires stars, and keeps what was typed', async () => {
    const { stars: _, ...without } = reviewFields;
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
  ])('with %j is rejected at the field', async (changes, field) => {
    const { answer: response } = await post({ ...reviewFields, ...changes });
    expect(response).toMatchObject({ init: { status: 422 }, data: { submission: { error: { [field]: [/./] } } } });
    expect(posted()).toEqual([]);
  });

  it('rejected by the backend as empty gets the message for an empty one', async () => {
    backend.respond({ [reviewCall]: { status: 422, body: { errors: [{ title: 'Prázdné' }] } } });
    expect((await post(reviewFields)).answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { stars: ['forms:star_rating'] } } },
    });
  });

  it.each([409, 429])('reports why it was rejected: %d', async (status) => {
    backend.respond({ [reviewCall]: { status, body: { errors: [{ title: 'Už jste hodnotili', code: 'x' }] } } });
    expect((await post(reviewFields)).answer).toMatchObject({
      init: { status },
      data: { submission: { error: { '': ['Už jste hodnotili'] } } },
    });
  });

  it('throws when the backend does not respond', async () => {
    backend.respond({ [reviewCall]: { status: 503, body: {} } });
    await expect(post(reviewFields)).rejects.toThrow();
  });
});

describe('photographs of a review', () => {
  const uploadCall = 'POST /store/api/v1/review-photos';
  const postWith = async (form: Record<string, string>, postedPhotos?: PostedPhotos) => {
    const { context } = aHandlerContext({ backend });
    const request = aRequest('/produkt/hadice', { form });
    const args = {
      request,
      params: { slug: 'hadice' },
      context: { ...context, ...(postedPhotos && { postedPhotos }) },
    };
    return productPageAction(args);
  };
  const file = new Uint8Array([1, 2, 3]);

  beforeEach(() => backend.respond({ [uploadCall]: { body: { data: { id: 'recenze-new' } } } }));

  it('are uploaded, and named by the review after those that were uploaded before', async () => {
    await postWith({ ...reviewFields, photos: 'recenze-old' }, { files: [file], problem: null });
    expect(posted()).toMatchObject([
      { call: uploadCall, body: { content: 'AQID' } },
      { call: reviewCall, body: { photos: ['recenze-old', 'recenze-new'] } },
    ]);
  });

  it('stay uploaded when something else is wrong, and can be given up', async () => {
    expect(await postWith({ ...reviewFields, name: '' }, { files: [file], problem: null })).toMatchObject({
      data: { submission: { error: { name: [/./] }, initialValue: { photos: 'recenze-new', text: ' Dobrá ' } } },
    });
    await postWith({ ...reviewFields, photos: 'recenze-old', withoutPhotos: 'on' });
    expect(posted().at(-1)).toMatchObject({ call: reviewCall });
    expect(posted().at(-1)?.body).not.toHaveProperty('photos');
  });

  it.each([
    [{ files: [], problem: 'tooMany' }, /nejvýš 6/],
    [{ files: [file], problem: 'tooLarge' }, /8 MB/],
    [{ files: Array.from({ length: 6 }, () => file), problem: null }, /nejvýš 6/],
  ] satisfies [PostedPhotos, RegExp][])('that are not taken are reported at the field: %#', async (photos, message) => {
    const answer = await postWith({ ...reviewFields, photos: 'recenze-old' }, photos);
    expect(answer).toMatchObject({ data: { form: 'review', submission: { error: { photos: [message] } } } });
    expect(posted().map(({ call }) => call)).not.toContain(reviewCall);
  });

  it('refused by the backend are reported, and the others kept', async () => {
    const errors = [{ title: 'Není to fotografie', field: 'photos' }];
    backend.respond({ [uploadCall]: { status: 422, body: { errors } } });
    const answer = await postWith({ ...reviewFields, photos: 'recenze-old' }, { files: [file], problem: null });
    expect(answer).toMatchObject({
      data: { submission: { error: { photos: ['Není to fotografie'] }, initialValue: { photos: 'recenze-old' } } },
    });
  });
});

describe('vote', () => {
  const voteCall = 'POST /store/api/v1/products/p-hadice-flexi/reviews/r-1/votes';

  it.each([
    ['helpful', true],
    ['unhelpful', false],
  ])('%s is sent, and the action returns to the review', async (name, helpful) => {
    backend.respond({ [voteCall]: { body: { data: { yes: 1, no: 0 } } } });
    const { answer, flashed } = await post({ intent: 'vote', [name]: 'r-1' }, { path: '/produkt/hadice?recenze=3' });
    expect(posted()).toMatchObject([{ call: voteCall, body: { helpful } }]);
    expect(locationOf(answer)).toBe('/produkt/hadice?recenze=3#recenze-r-1');
    expect(flashed).toMatchObject([{ kind: 'success' }]);
  });

  it('that is refused says why', async () => {
    backend.respond({ [voteCall]: { status: 409, body: { errors: [{ title: 'Vlastní recenze' }] } } });
    expect((await post({ intent: 'vote', helpful: 'r-1' })).flashed).toEqual([
      { kind: 'warning', text: 'Vlastní recenze' },
    ]);
  });

  it.each<Record<string, string>>([{}, { helpful: '../x' }, { helpful: 'r-1', unhelpful: 'r-1' }, { other: 'r-1' }])(
    'with %j is no form of the shop',
    async (fields) => {
      await expect(post({ intent: 'vote', ...fields })).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('question', () => {
  const questionCall = 'POST /store/api/v1/products/p-hadice-flexi/comments';
  const questionFields = { intent: 'question', text: ' Je z PVC? ', email: 'jana@example.com', name: '' };

  it('is sent, and says that it was received', async () => {
    backend.respond({ [questionCall]: { body: { data: {} } } });
    const { answer, flashed } = await post(questionFields);
    expect(posted()).toMatchObject([{ call: questionCall, body: { text: 'Je z PVC?', email: 'jana@example.com' } }]);
    expect(locationOf(answer)).toBe('/produkt/hadice#dotazy');
    expect(flashed).toMatchObject([{ text: expect.stringContaining('jakmile ho zodpovíme') }]);
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'a'.repeat(2001) }, 'text'],
    [{ email: 'jana' }, 'email'],
    [{ name: 'a'.repeat(61) }, 'name'],
  ])('with %j is rejected at the field, and what was typed is kept', async (changes, field) => {
    const fields = { ...questionFields, ...changes };
    expect((await post(fields)).answer).toMatchObject({
      init: { status: 422 },
      data: { form: 'question', submission: { error: { [field]: [/./] } } },
    });
    expect(posted()).toEqual([]);
  });

  it('rejected by the backend says why', async () => {
    backend.respond({ [questionCall]: { status: 429, body: { errors: [{ title: 'Příliš mnoho pokusů' }] } } });
    expect((await post(questionFields)).answer).toMatchObject({
      init: { status: 429 },
      data: { submission: { error: { '': ['Příliš mnoho pokusů'] } } },
    });
  });
});

describe('other requests', () => {
  it('with an unknown intent are rejected', async () => {
    await expect(post({ intent: 'toString' })).rejects.toMatchObject({ status: 400 });
    await expect(post({})).rejects.toMatchObject({ status: 400 });
  });

  it('for an unknown product are not found', async () => {
    backend.respond({ 'GET /cms/catalog/product': { body: { entities: [] } } });
    await expect(post(reviewFields)).rejects.toMatchObject({ status: 404 });
  });
});
