import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { oneTestDatabase } from '../../testing/test-databases';
import { routes } from '../../modules';

const nested = (depth: number, core = '1') => '{"a":'.repeat(depth) + core + '}'.repeat(depth);
const encode = (text: string) => Buffer.from(text).toString('base64url');
const scopeUrl = (scope: unknown) =>
  `/cms/api/catalog/v2/state?scope=${encode(typeof scope === 'string' ? scope : JSON.stringify(scope))}`;
const graphqlUrl = (query: Record<string, string>) => `/cms/graphql?${new URLSearchParams(query)}`;

const menu = '{ menu_item(_id: ["x"]) { id } }';
const pages = 'query ($slug: String) { page(slug: $slug) { _id } }';
const loneSurrogate = '\\ud800';

describe.each(oneTestDatabase(import.meta.url))('malformed input on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await refreshListings(shop.db);
    customerHeaders = await logInAs(shop, 'zakaznik@example.com');
  });

  afterAll(() => shop.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

  it.each([
    [{ price: { from: 21_474_836.48 } }, 400],
    [{ price: { to: 21_474_836.47 } }, 200],
    [{ price: { from: 1e300 } }, 400],
    [{ price: { to: -1e300 } }, 400],
    ['{"price":{"from":1e999}}', 400],
    [{ price: { from: 500, to: 1 }, sort: 'PriceSortASC' }, 200],
    [{ filters: { 'par-length': { from: 1e300, to: 1e-320 } } }, 200],
    ['{"filters":{"par-length":{"from":1e999}}}', 400],
    [{ page: 1_000_000, perPage: 200, sort: 'PriceSortDESC' }, 200],
    [{ page: 1_000_001 }, 400],
    [nested(2_000), 400],
    ['{"filters":' + nested(2_000) + '}', 400],
    ['{"__proto__":{"page":2}}', 400],
    ['{"filters":{"__proto__":["a"],"constructor":["a"],"toString":["a"]}}', 200],
    [`{"query":"${loneSurrogate}","sort":"PriceSortASC"}`, 200],
    [`{"category":"\\u0000","filters":{"${loneSurrogate}\\u0000":["${loneSurrogate}"]}}`, 200],
    ['%00', 400],
  ])('responds to the scope %j with %d', async (scope, status) => {
    expect((await get(scopeUrl(scope))).statusCode).toBe(status);
  });

  it.each([
    [{ query: menu, variables: 'NaN' }, 400],
    [{ query: menu, variables: '{' }, 400],
    [{ query: menu, variables: '[1]' }, 400],
    [{ query: menu, variables: nested(2_000) }, 400],
    [{ query: menu, extensions: 'x' }, 400],
    [{ query: menu, variables: 'null', extensions: '{}' }, 200],
    [{ query: pages, variables: '{"slug":"a\\u0000"}' }, 200],
    [{ query: pages, variables: `{"slug":"${loneSurrogate}"}` }, 200],
    [{ query: '{ page(slug: "a\\u0000") { _id } }' }, 200],
  ] satisfies [Record<string, string>, number][])(
    'responds to GraphQL in the URL %j with %d',
    async (query, status) => {
      const response = await get(graphqlUrl(query));
      expect(response.statusCode).toBe(status);
      expect(response.json()).toHaveProperty(status === 200 ? 'data' : 'errors.0.title');
    },
  );

  it.each([
    ['a batch', JSON.stringify([{ query: menu }, { query: menu }]), 422, 'errors'],
    ['no document', '{"query":1}', 422, 'errors'],
    ['variables that are a list', JSON.stringify({ query: menu, variables: [] }), 400, 'errors'],
    ['bottomless variables', `{"query":${JSON.stringify(menu)},"variables":${nested(2_000)}}`, 400, 'errors'],
    [
      'half a surrogate pair',
      `{"query":${JSON.stringify(pages)},"variables":{"slug":"${loneSurrogate}"}}`,
      200,
      'data',
    ],
    ['a bottomless document', JSON.stringify({ query: '{a'.repeat(5_000) }), 200, 'errors'],
    ['bottomless lists', JSON.stringify({ query: `{page(_id:${'['.repeat(5_000)}` }), 200, 'errors'],
    ['an endless document', JSON.stringify({ query: `{${'a '.repeat(200_000)}}` }), 200, 'errors'],
    [
      'a thousand aliases',
      JSON.stringify({ query: `{${Array.from({ length: 1_000 }, (_, at) => `a${at}: brand_total`).join(' ')}}` }),
      200,
      'errors',
    ],
    [
      'more keys than a statement takes',
      JSON.stringify({
        query: 'query ($ids: [ID!]) { page(_id: $ids) { _id } }',
        variables: { ids: Array.from({ length: 70_000 }, (_, at) => String(at)) },
      }),
      200,
      'errors.0.extensions.code',
    ],
  ])('responds to GraphQL with %s', async (_name, body, status, path) => {
    const response = await post('/cms/graphql', body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty(path);
    expect(response.body).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it.each([
    ['nested without end', nested(2_000), {}, 400],
    ['nested as deep as anything is', nested(31), {}, 422],
    ['another prototype', '{"id":"a","constructor":{"prototype":{"b":1}}}', {}, 400],
    ['compressed', '{"id":"v-konev"}', { 'content-encoding': 'gzip' }, 415],
    ['of plain text', '{"id":"v-konev"}', { 'content-type': 'text/plain' }, 415],
    ['an amount beyond integers', '{"id":"v-konev","amount":2147483648}', {}, 422],
    ['an amount beyond everything', '{"id":"v-konev","amount":1e300}', {}, 422],
    [
      'texts and keys without meaning',
      `{"id":"v-konev","custom":{"\\u0000${loneSurrogate}":"\\u0000${loneSurrogate}"}}`,
      {},
      200,
    ],
  ])('responds to a body %s', async (_name, body, headers, status) => {
    expect((await post('/store/api/v1/cart/items', body, headers)).statusCode).toBe(status);
  });

  it.each([
    ['x-user-groups', Array.from({ length: 3_000 }, (_, at) => `g${at}`).join(), 400],
    ['x-user-groups', 'a,'.repeat(3_000), 200],
    ['x-user-groups', '{,}"', 200],
    ['x-locale', 'x'.repeat(5_000), 200],
    ['x-currency', "'", 200],
    ['if-none-match', ','.repeat(5_000), 200],
  ])('responds to the header %s: %.20s with %d', async (name, value, status) => {
    expect((await get(scopeUrl({}), { [name]: value })).statusCode).toBe(status);
  });

  const pathValues = ['%00', '%', '%ed%a0%80', '9'.repeat(30), 'x'.repeat(600), '__proto__', '%2500', '*'];
  const bodies = [
    'null',
    '[]',
    '1',
    '{',
    nested(40),
    `{"id":"${loneSurrogate}","email":"${loneSurrogate}@a.cz","text":"\\u0000"}`,
  ];

  it('never fails on any URL, whatever its parameters contain', async () => {
    const failed: string[] = [];
    // A stream does not end; it takes no input.
    for (const { method, url } of routes.filter(({ produces }) => produces !== 'text/event-stream')) {
      const inQuery = pathValues.map((value) => `${url.replace(/:\w+/g, 'x')}?page=${value}&ids=${value}&q=${value}`);
      const addresses = [
        ...pathValues.map((value) => url.replace(/:\w+|\*/g, value)),
        ...(method === 'GET' ? inQuery : []),
      ];
      for (const address of new Set(addresses)) {
        const { statusCode } = await shop.app.inject({ method, url: address, headers: customerHeaders });
        if (statusCode >= 500) failed.push(`${statusCode} ${method} ${address}`);
      }
      if (method === 'GET') continue;
      for (const payload of bodies) {
        const headers = { ...customerHeaders, 'content-type': 'application/json' };
        const { statusCode } = await shop.app.inject({ method, url: url.replace(/:\w+/g, 'x'), payload, headers });
        if (statusCode >= 500) failed.push(`${statusCode} ${method} ${url} ${payload.slice(0, 40)}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe('requests that none of our clients send', () => {
  let shop: TestShop;
  let port: number;

  beforeAll(async () => {
    shop = await createTestShop();
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });

  afterAll(() => shop.close());

  function statusOf(head: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let response = '';
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.on('close', () => resolve(Number(response.split(' ')[1])));
      socket.on('error', reject);
      socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    });
  }

  const currencies = '/store/api/v1/currencies';

  it.each([
    [`TRACE ${currencies} HTTP/1.1\r\nHost: a`, 404],
    ['OPTIONS * HTTP/1.1\r\nHost: a', 404],
    ['GET * HTTP/1.1\r\nHost: a', 404],
    [`GET http://elsewhere.example${currencies} HTTP/1.1\r\nHost: a`, 200],
    [`GET http://elsewhere.example${graphqlUrl({ query: '{ brand_total }' })} HTTP/1.1\r\nHost: a`, 200],
    [`GET ${currencies} HTTP/1.1\r\nHost: a@b`, 200],
    [`GET ${currencies} HTTP/1.1`, 400],
    [`GET ${currencies} HTTP/1.1\r\nHost: a\r\nExpect: everything`, 417],
    [`GET ${currencies} HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}`, 431],
    ['GET /% HTTP/1.1\r\nHost: a', 400],
    ['NONSENSE / HTTP/1.1\r\nHost: a', 400],
    [`POST /store/api/v1/cart/items HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked`, 400],
  ])('%.60s is %d', async (head, status) => {
    expect(await statusOf(head)).toBe(status);
  });
});
