import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRecommenderStandIn } from './recommender-stand-in.mjs';
import { listen } from './testing/listen';

let requestedUrls: URL[] = [];
let status = 200;
const shop = createServer(({ url = '' }, response) => {
  requestedUrls.push(new URL(url, 'http://shop.invalid'));
  response.writeHead(status).end(JSON.stringify({ productIds: ['p-1', 'p-2'], total: 2, parameters: [] }));
});
let service: Server;
let origin = '';

beforeAll(async () => {
  service = createRecommenderStandIn(await listen(shop));
  origin = await listen(service);
});

beforeEach(() => {
  [requestedUrls, status] = [[], 200];
});

afterAll(() => [service, shop].forEach((server) => server.close()));

it('returns the best-selling products of the category, the last one first', async () => {
  const response = await fetch(`${origin}/?placement=category&customer=vyloha&category=c-hadice`);
  expect([response.status, await response.json()]).toEqual([200, { productIds: ['p-2', 'p-1'] }]);
  const scope = Buffer.from(requestedUrls[0]?.searchParams.get('scope') ?? '', 'base64url').toString();
  expect(JSON.parse(scope)).toMatchObject({ category: 'c-hadice', sort: 'MostSoldSort' });
});

it.each(['', '?placement=homepage', '?customer=vyloha'])('reports missing parameters in %j', async (query) => {
  expect((await fetch(`${origin}/${query}`)).status).toBe(400);
});

it('reports when the shop does not respond', async () => {
  status = 500;
  expect((await fetch(`${origin}/?placement=homepage&customer=vyloha`)).status).toBe(502);
});
