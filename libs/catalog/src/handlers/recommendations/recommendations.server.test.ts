import { aWireCart, type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import type { RecommendationPlacement } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recommendationsUrl } from '../../model/recommendations/recommendations-url';
import { aWireProduct } from '../../testing/a-wire-product';
import type { SessionRecommender } from '../load-context.server';
import { loadRecommendationsOrNone } from './load-recommendations-or-none.server';
import { recommendationsLoader } from './recommendations-loader.server';
import { createRecommender } from './recommender.server';

let backend: StubBackend;
let shopQueries: URLSearchParams[];
/** Requests to the external service. */
let recommenderRequests: URL[];
let recommenderResponse: { status: number; body: string; delayMs?: number };
let url: string;
/** How many responses it has sent. */
let responseCount: number;
const service: Server = createServer(({ url: address = '' }, response) => {
  recommenderRequests.push(new URL(address, 'http://recommender.invalid'));
  setTimeout(() => {
    responseCount += 1;
    response.writeHead(recommenderResponse.status).end(recommenderResponse.body);
  }, recommenderResponse.delayMs ?? 0);
});

const wireProducts = (ids: readonly string[]) =>
  ids.map((id) => aWireProduct({ id, ...(id === 'p-sold-out' && { visibility: { saleable: false, catalog: true } }) }));

function respondWithRecommendations({ query }: StubRequest) {
  shopQueries.push(query);
  const placements = (query.get('placements') ?? '').split(',');
  const byPlace = placements.map((placement, at) => ({ placement, productIds: [`p-own-${at}`] }));
  return { body: { placements: byPlace, entities: wireProducts(byPlace.flatMap(({ productIds }) => productIds)) } };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  url = `http://127.0.0.1:${address.port}/recommend?key=k`;
  backend = await startStubBackend({
    'GET /cms/catalog/recommendations': respondWithRecommendations,
    'GET /cms/catalog/product': ({ query }: StubRequest) => ({
      body: { entities: wireProducts((query.get('ids') ?? '').split(',').filter((id) => id !== 'p-unknown')) },
    }),
    'GET /store/api/v1/shippers': { body: { data: [] } },
    'GET /store/api/v1/cart': { body: { data: aWireCart() } },
  });
});
beforeEach(() => {
  [shopQueries, recommenderRequests, responseCount] = [[], [], 0];
  recommenderResponse = { status: 200, body: '{"productIds":["p-1","p-sold-out","p-unknown","p-2"]}' };
});
afterAll(async () => {
  service.close();
  await backend.stop();
});

function aContext(recommender?: SessionRecommender | 'deferred', place: { backend?: StubBackend } = { backend }) {
  return { ...aHandlerContext(place).context, ...(recommender && { recommender }) };
}

/** The shop's recommender, for a shopper who consented to sharing the session or not. */
function aRecommender(session: string | null = null, timeoutMs = 150): SessionRecommender {
  const recommender = createRecommender({ url, timeoutMs, onFailure: () => {} });
  return (options) => recommender({ ...options, session });
}

const options = { productIds: ['p-1'] };
async function idsOf(context: ReturnType<typeof aContext>, placements: readonly RecommendationPlacement[]) {
  const found = await loadRecommendationsOrNone(context, placements, options);
  return found.map(({ products }) => products.map(({ id }) => id));
}

describe('without an external recommender', () => {
  it('requests both placements of a page by one call', async () => {
    const places = ['product_detail_cross_sell', 'product_detail_related'] as const;
    expect(await idsOf(aContext(), places)).toEqual([['p-own-0'], ['p-own-1']]);
    expect(shopQueries.map(String)).toEqual([
      'placements=product_detail_cross_sell%2Cproduct_detail_related&limit=8&products=p-1',
    ]);
  });

  it('has each product once on the page, and requests as many more as are left out', async () => {
    const [found] = await loadRecommendationsOrNone(aContext(), ['homepage'], { excludedIds: ['p-own-0', 'p-9'] });
    expect(found?.products).toEqual([]);
    expect(shopQueries.map(String)).toEqual(['placements=homepage&limit=10']);
  });

  it('requests by a part of a large cart, and leaves all of the cart out', async () => {
    const productIds = [...Array.from({ length: 60 }, (_, at) => `p-line-${at}`), 'p-own-0'];
    const [found] = await loadRecommendationsOrNone(aContext(), ['checkout_cart_items'], { productIds });
    expect(shopQueries[0]?.get('products')?.split(',')).toHaveLength(50);
    expect(found?.products).toEqual([]);
  });

  it('returns none while the shop does not respond', async () => {
    expect(await idsOf(aContext(undefined, {}), ['homepage'])).toEqual([[]]);
  });
});

describe('with an external recommender', () => {
  it('returns its products that can be bought and are not on the page', async () => {
    expect(await idsOf(aContext(aRecommender('a'.repeat(24))), ['checkout_cart_items'])).toEqual([['p-2']]);
    expect(recommenderRequests.map(({ pathname, search }) => pathname + search)).toEqual([
      `/recommend?key=k&placement=checkout_cart_items&customer=vyloha&session=${'a'.repeat(24)}&product=p-1`,
    ]);
  });

  it('returns at the second placement nothing of the first, and the shop’s own when nothing is left', async () => {
    const places = ['product_detail_cross_sell', 'product_detail_related'] as const;
    expect(await idsOf(aContext(aRecommender()), places)).toEqual([['p-2'], ['p-own-1']]);
  });

  it('returns nothing that is on the page already', async () => {
    const [found] = await loadRecommendationsOrNone(aContext(aRecommender()), ['homepage'], { excludedIds: ['p-1'] });
    expect(found?.products.map(({ id }) => id)).toEqual(['p-2']);
  });

  it('sends no session without the shopper’s consent', async () => {
    await loadRecommendationsOrNone(aContext(aRecommender()), ['category'], { categoryId: 'c-hadice' });
    expect(recommenderRequests.map(({ search }) => search)).toEqual([
      '?key=k&placement=category&customer=vyloha&category=c-hadice',
    ]);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['speaks nonsense', { status: 200, body: '<html>' }],
    ['names no products', { status: 200, body: '{"productIds":["../../etc"]}' }],
    ['knows nothing', { status: 200, body: '{"productIds":[]}' }],
    ['recommends what is not sold', { status: 200, body: '{"productIds":["p-sold-out","p-unknown"]}' }],
    ['is too slow', { status: 200, body: '{"productIds":["p-2"]}', delayMs: 10_000 }],
  ])('falls back to the shop’s own recommendations when it %s', async (_, bad) => {
    recommenderResponse = bad;
    expect(await idsOf(aContext(aRecommender()), ['homepage'])).toEqual([['p-own-0']]);
    // The slow one was not waited for.
    expect(responseCount).toBe('delayMs' in bad ? 0 : 1);
  });

  it('is not called for a page shared by all guests: browsers request it later', async () => {
    const [found] = await loadRecommendationsOrNone(aContext('deferred'), ['homepage'], options);
    expect(found?.products.map(({ id }) => id)).toEqual(['p-own-0']);
    expect(found?.personalizedUrl).toBe('/doporucujeme?misto=homepage&zbozi=p-1');
    expect(recommenderRequests).toEqual([]);
  });
});

describe('requests of browsers', () => {
  const load = (address: string) =>
    recommendationsLoader({ request: aRequest(address), params: {}, context: aContext(aRecommender()) });

  it('are for the placement and the products of the address', async () => {
    const address = recommendationsUrl('category', { productIds: ['p-1'], categoryId: 'c-hadice' });
    expect((await load(address)).products.map(({ id }) => id)).toEqual(['p-2']);
    expect(recommenderRequests[0]?.searchParams.get('category')).toBe('c-hadice');
  });

  it('leave out what is on the page already', async () => {
    const address = recommendationsUrl('homepage', { excludedIds: ['p-2'] });
    expect((await load(address)).products.map(({ id }) => id)).toEqual(['p-1']);
  });

  it('leave out what is in the cart, beside the added product', async () => {
    const { context } = aHandlerContext({ backend, cookies: new Map([['guestCart', 'g']]) });
    recommenderResponse.body = '{"productIds":["p-hadice-flexi","p-1"]}';
    const address = recommendationsUrl('add_to_cart_cross_sell', { productIds: ['p-9'] });
    const handlerArgs = {
      request: aRequest(address),
      params: {},
      context: { ...context, recommender: aRecommender() },
    };
    expect((await recommendationsLoader(handlerArgs)).products.map(({ id }) => id)).toEqual(['p-1']);
  });

  it.each(['/doporucujeme', '/doporucujeme?misto=nikde'])('respond 404 at %s', async (address) => {
    await expect(load(address)).rejects.toMatchObject({ status: 404 });
    expect([shopQueries, recommenderRequests]).toEqual([[], []]);
  });
});
