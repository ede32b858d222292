import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSearchStandIn } from './search-stand-in.mjs';
import { listen } from './testing/listen';

let requestedUrls: URL[] = [];
let status = 200;
const shop = createServer(({ url = '' }, response) => {
  requestedUrls.push(new URL(url, 'http://shop.invalid'));
  response.writeHead(status).end(JSON.stringify({ productIds: ['p-2', 'p-1'], total: 12, parameters: [] }));
});
let service: Server;

let origin = '';

beforeAll(async () => {
  service = createSearchStandIn(await listen(shop));
  origin = await listen(service);
});

beforeEach(() => {
  [requestedUrls, status] = [[], 200];
});

afterAll(() => [service, shop].forEach((server) => server.close()));

const post = (body: string) => fetch(origin, { method: 'POST', body });

it('returns what the shop finds, the best-selling first', async () => {
  const response = await post('{"query":"hadice","locale":"sk","page":2,"perPage":10}');
  expect([response.status, await response.json()]).toEqual([200, { productIds: ['p-2', 'p-1'], total: 12 }]);
  const scope = Buffer.from(requestedUrls[0]?.searchParams.get('scope') ?? '', 'base64url').toString();
  expect(JSON.parse(scope)).toEqual({ query: 'hadice', page: 2, perPage: 10, sort: 'MostSoldSort' });
});

it.each(['', 'no json', 'null', '{"query":"hadice"}'])('reports missing parameters in %j', async (body) => {
  expect((await post(body)).status).toBe(400);
});

it('reports when the shop does not respond', async () => {
  status = 500;
  expect((await post('{"query":"hadice","locale":"cs","page":1,"perPage":10}')).status).toBe(502);
});
