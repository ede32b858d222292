// @vitest-environment node
import { aWireCart, type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import type { RecommendationPlacement } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recommendationsAddress } from '../../model/recommendations/recommendations-address';
import { aWireProduct } from '../../testing/a-wire-product';
import type { ShoppersRecommender } from '../load-context.server';
import { loadRecommendationsOrNone } from './load-recommendations-or-none.server';
import { recommendationsLoader } from './recommendations-loader.server';
import { createRecommender } from './recommender.server';

let backend: StubBackend;
let asked: URLSearchParams[];
/** What the outside service has been asked for. */
let outside: URL[];
let answer: { status: number; body: string; delayMs?: number };
let url: string;
/** How often it has answered by now. */
let answered: number;
const service: Server = createServer(({ url: address = '' }, response) => {
  outside.push(new URL(address, 'http://recommender.invalid'));
  setTimeout(() => {
    answered += 1;
    response.writeHead(answer.status).end(answer.body);
  }, answer.delayMs ?? 0);
});

const goods = (ids: readonly string[]) =>
  ids.map((id) => aWireProduct({ id, ...(id === 'p-sold-out' && { visibility: { saleable: false, catalog: true } }) }));

function own({ query }: StubRequest) {
  asked.push(query);
  const placements = (query.get('placements') ?? '').split(',');
  const byPlace = placements.map((placement, at) => ({ placement, productIds: [`p-own-${at}`] }));
  return { body: { placements: byPlace, entities: goods(byPlace.flatMap(({ productIds }) => productIds)) } };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  url = `http://127.0.0.1:${address.port}/recommend?key=k`;
  backend = await startStubBackend({
    'GET /cms/catalog/recommendations': own,
    'GET /cms/catalog/product': ({ query }: StubRequest) => ({
      body: { entities: goods((query.get('ids') ?? '').split(',').filter((id) => id !== 'p-unknown')) },
    }),
    'GET /store/api/v1/shippers': { body: { data: [] } },
    'GET /store/api/v1/cart': { body: { data: aWireCart() } },
  });
});
beforeEach(() => {
  [asked, outside, answered] = [[], [], 0];
  answer = { status: 200, body: '{"productIds":["p-1","p-sold-out","p-unknown","p-2"]}' };
});
afterAll(async () => {
  service.close();
  await backend.stop();
});

function aContext(recommender?: ShoppersRecommender | 'late', place: { backend?: StubBackend } = { backend }) {
  return { ...aHandlerContext(place).context, ...(recommender && { recommender }) };
}

/** The shop's recommender, for a shopper whose session it may name or not. */
function aRecommender(session: string | null = null, timeoutMs = 150): ShoppersRecommender {
  const recommender = createRecommender({ url, timeoutMs, onFailure: () => {} });
  return (wish) => recommender({ ...wish, session });
}

const wish = { productIds: ['p-1'] };
async function idsOf(context: ReturnType<typeof aContext>, placements: readonly RecommendationPlacement[]) {
  const found = await loadRecommendationsOrNone(context, placements, wish);
  return found.map(({ products }) => products.map(({ id }) => id));
}

describe('without a recommender outside', () => {
  it('both places of a page are one call', async () => {
    const places = ['product_detail_cross_sell', 'product_detail_related'] as const;
    expect(await idsOf(aContext(), places)).toEqual([['p-own-0'], ['p-own-1']]);
    expect(asked.map(String)).toEqual([
      'placements=product_detail_cross_sell%2Cproduct_detail_related&limit=8&products=p-1',
    ]);
  });

  it('nothing stands on the page twice, and as many are asked for as are left out', async () => {
    const [found] = await loadRecommendationsOrNone(aContext(), ['homepage'], { shownIds: ['p-own-0', 'p-9'] });
    expect(found?.products).toEqual([]);
    expect(asked.map(String)).toEqual(['placements=homepage&limit=10']);
  });

  it('a cart of more goods than may be asked about is asked about in part, and none of it is shown', async () => {
    const productIds = [...Array.from({ length: 60 }, (_, at) => `p-line-${at}`), 'p-own-0'];
    const [found] = await loadRecommendationsOrNone(aContext(), ['checkout_cart_items'], { productIds });
    expect(asked[0]?.get('products')?.split(',')).toHaveLength(50);
    expect(found?.products).toEqual([]);
  });

  it('there are none while the shop does not answer', async () => {
    expect(await idsOf(aContext(undefined, {}), ['homepage'])).toEqual([[]]);
  });
});

describe('with a recommender outside', () => {
  it('shows what it recommends, as far as it can be bought and is not there already', async () => {
    expect(await idsOf(aContext(aRecommender('a'.repeat(24))), ['checkout_cart_items'])).toEqual([['p-2']]);
    expect(outside.map(({ pathname, search }) => pathname + search)).toEqual([
      `/recommend?key=k&placement=checkout_cart_items&customer=vyloha&session=${'a'.repeat(24)}&product=p-1`,
    ]);
  });

  it('shows at the second place of a page nothing of the first, and the shop’s own where nothing is left', async () => {
    const places = ['product_detail_cross_sell', 'product_detail_related'] as const;
    expect(await idsOf(aContext(aRecommender()), places)).toEqual([['p-2'], ['p-own-1']]);
  });

  it('shows nothing of what the page shows by itself', async () => {
    const [found] = await loadRecommendationsOrNone(aContext(aRecommender()), ['homepage'], { shownIds: ['p-1'] });
    expect(found?.products.map(({ id }) => id)).toEqual(['p-2']);
  });

  it('names no session that its shopper did not agree to', async () => {
    await loadRecommendationsOrNone(aContext(aRecommender()), ['category'], { categoryId: 'c-hadice' });
    expect(outside.map(({ search }) => search)).toEqual([
      '?key=k&placement=category&customer=vyloha&category=c-hadice',
    ]);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['speaks nonsense', { status: 200, body: '<html>' }],
    ['names no goods', { status: 200, body: '{"productIds":["../../etc"]}' }],
    ['knows nothing', { status: 200, body: '{"productIds":[]}' }],
    ['recommends what is not sold', { status: 200, body: '{"productIds":["p-sold-out","p-unknown"]}' }],
    ['is too slow', { status: 200, body: '{"productIds":["p-2"]}', delayMs: 10_000 }],
  ])('the shop recommends by itself when it %s', async (_, bad) => {
    answer = bad;
    expect(await idsOf(aContext(aRecommender()), ['homepage'])).toEqual([['p-own-0']]);
    // Nobody has waited for the slow one.
    expect(answered).toBe('delayMs' in bad ? 0 : 1);
  });

  it('is not asked for a page that all guests share: their browsers ask later', async () => {
    const [found] = await loadRecommendationsOrNone(aContext('late'), ['homepage'], wish);
    expect(found?.products.map(({ id }) => id)).toEqual(['p-own-0']);
    expect(found?.address).toBe('/doporucujeme?misto=homepage&zbozi=p-1');
    expect(outside).toEqual([]);
  });
});

describe('what browsers ask for', () => {
  const ask = (address: string) =>
    recommendationsLoader({ request: aRequest(address), params: {}, context: aContext(aRecommender()) });

  it('comes for the place and the goods of the address', async () => {
    const address = recommendationsAddress('category', { productIds: ['p-1'], categoryId: 'c-hadice' });
    expect((await ask(address)).products.map(({ id }) => id)).toEqual(['p-2']);
    expect(outside[0]?.searchParams.get('category')).toBe('c-hadice');
  });

  it('is nothing that the page shows already', async () => {
    const address = recommendationsAddress('homepage', { shownIds: ['p-2'] });
    expect((await ask(address)).products.map(({ id }) => id)).toEqual(['p-1']);
  });

  it('is nothing that is in the cart, beside what was just put there', async () => {
    const { context } = aHandlerContext({ backend, cookies: new Map([['guestCart', 'g']]) });
    answer.body = '{"productIds":["p-hadice-flexi","p-1"]}';
    const address = recommendationsAddress('add_to_cart_cross_sell', { productIds: ['p-9'] });
    const asking = { request: aRequest(address), params: {}, context: { ...context, recommender: aRecommender() } };
    expect((await recommendationsLoader(asking)).products.map(({ id }) => id)).toEqual(['p-1']);
  });

  it.each(['/doporucujeme', '/doporucujeme?misto=nikde'])('is nothing at %s', async (address) => {
    await expect(ask(address)).rejects.toMatchObject({ status: 404 });
    expect([asked, outside]).toEqual([[], []]);
  });
});
