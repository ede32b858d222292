import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as schema from '../database/schema';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { testPassword } from '../testing/fixture-customers';
import type { Mailbox } from '../testing/mailbox';
import { aPlaceBody } from '../testing/place-body';
import { routeGuards } from '../testing/route-guards';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { testDatabases } from '../testing/test-databases';
import { routes } from './routes';

const store = '/store/api/v1';
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const guarded = (guard: string) => routes.filter((route) => routeGuards[nameOf(route)] === guard);

describe('every route', () => {
  it('says how it is guarded', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(routeGuards).sort());
  });

  it.each([
    ['everybody', ['public', 'permissions', 'anyone']],
    ['bearer', ['customer']],
    ['cart', ['shopper']],
    ['own', ['customer', 'shopper']],
    ['secret', ['anyone']],
    ['command', ['anyone']],
    ['request', ['anyone', 'shopper']],
  ])('guarded by %s has the access for it', (guard, access) => {
    expect(guarded(guard).filter((route) => !access.includes(route.access))).toEqual([]);
    expect(guarded(guard).length).toBeGreaterThan(0);
  });
});

const loginAnswer = v.object({ data: v.object({ access_token: v.string(), device_token: v.string() }) });
const idAnswer = v.object({ data: v.looseObject({ id: v.string() }) });
const cartAnswer = v.object({ data: v.object({ addedItem: v.object({ id: v.string() }) }) });
const listAnswer = v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) });
const orderAnswer = v.object({
  data: v.object({ order: v.object({ id: v.string(), code: v.string(), token: v.string() }) }),
});

type Headers = Record<string, string>;

interface Account {
  headers: Headers;
  secrets: string[];
  order: { id: string; code: string; token: string };
  names: Record<'address' | 'list' | 'listItem' | 'cartItem', string>;
}

const address = { name: 'Jana', street: 'Dlouhá 1', city: 'Praha', postcode: '110 00', country_code: 'CZE' };

describe.each(testDatabases())('what is another account’s on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let owner: Account;
  let other: Account;
  let guest: Headers;

  /** Somebody with an order, an address, a list, a wish, a cart, a review and a watch. */
  async function anAccount(email: string): Promise<Account> {
    const login = await shop.call('POST', '/store/api/oauth/login', { body: { email, password: testPassword } });
    const { access_token: bearer, device_token: device } = v.parse(loginAnswer, login.json).data;
    const headers = { authorization: `Bearer ${bearer}` };
    const post = async (url: string, body: object) => (await shop.call('POST', store + url, { headers, body })).json;
    await post('/cart/items', { id: 'v-konev', amount: 1 });
    const { order } = v.parse(orderAnswer, await post('/cart/place', aPlaceBody({ email }))).data;
    const list = v.parse(idAnswer, await post('/user/shopping-lists', { name: 'Jaro' })).data.id;
    const { items } = v.parse(listAnswer, await post(`/user/shopping-lists/${list}/items`, { id: 'v-konev' })).data;
    await post('/user/shopping-lists/code/wishlist/items', { id: 'v-konev' });
    await post('/products/p-konev/reviews', { stars: 4 });
    const mails = (await mailbox.mails()).length;
    await post('/products/p-hadice/watchers', { email });
    const watching = mailbox.secretOf((await mailbox.mails(mails + 1)).at(-1) ?? '');
    return {
      headers,
      secrets: [bearer, device, order.token, watching],
      order,
      names: {
        list,
        listItem: items[0]?.id ?? '',
        address: v.parse(idAnswer, await post('/user/addresses', address)).data.id,
        cartItem: v.parse(cartAnswer, await post('/cart/items', { id: 'v-konev', amount: 2 })).data.addedItem.id,
      },
    };
  }

  beforeAll(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    owner = await anAccount('zakaznik@example.com');
    other = await anAccount('firma@example.com');
    guest = await fillGuestCart(shop, 'v-konev', 1);
  }, 120_000);
  afterAll(() => shop.close());

  const lists = `${store}/user/shopping-lists`;
  type Names = Account['names'] & Account['order'];
  /** How each route that takes the name of a thing is called for it. */
  const calls: Record<string, (names: Names) => { url: string; body?: object }> = {
    [`PATCH ${store}/cart/items/:id`]: ({ cartItem }) => ({
      url: `${store}/cart/items/${cartItem}`,
      body: { amount: 3 },
    }),
    [`DELETE ${store}/cart/items/:id`]: ({ cartItem }) => ({ url: `${store}/cart/items/${cartItem}` }),
    [`GET ${store}/user/orders/code/:code`]: ({ code }) => ({ url: `${store}/user/orders/code/${code}` }),
    [`GET ${store}/user/orders/:id`]: ({ id }) => ({ url: `${store}/user/orders/${id}` }),
    [`PATCH ${store}/user/addresses/:id`]: (names) => ({
      url: `${store}/user/addresses/${names.address}`,
      body: address,
    }),
    [`DELETE ${store}/user/addresses/:id`]: (names) => ({ url: `${store}/user/addresses/${names.address}` }),
    [`GET ${lists}/:id`]: ({ list }) => ({ url: `${lists}/${list}` }),
    [`POST ${lists}/:id/items`]: ({ list }) => ({ url: `${lists}/${list}/items`, body: { id: 'v-hadice-20' } }),
    [`DELETE ${lists}/:id/items/:itemId`]: ({ list, listItem }) => ({ url: `${lists}/${list}/items/${listItem}` }),
    [`DELETE ${lists}/:id`]: ({ list }) => ({ url: `${lists}/${list}` }),
  };
  const missing: Names = {
    ...{ list: 'sl-none', listItem: 'sli-none', address: 'a-none', cartItem: 'ci-none' },
    ...{ id: 'o-none', code: '2026999999', token: 'none' },
  };

  async function everything() {
    const tables = Object.values(schema).filter((table) => table !== schema.rateLimit);
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await shop.db.select().from(table));
    return JSON.stringify(rows);
  }

  it.each(guarded('own').map((route) => ({ route: nameOf(route), method: route.method })))(
    'cannot be told from nothing at $route',
    async ({ route, method }) => {
      const before = await everything();
      const send = (names: Names, headers: Headers) => {
        const call = calls[route]?.(names);
        if (call === undefined || method === 'PUT') throw new Error(`no call for ${route}`);
        const { url, body } = call;
        return shop.call(method, url, { headers, ...(body !== undefined && { body }) });
      };
      for (const [headers, statuses] of [
        [other.headers, [404]],
        [guest, [404, 401]],
        [{}, [404, 401]],
      ] as const) {
        const theirs = await send({ ...owner.names, ...owner.order }, headers);
        const none = await send(missing, headers);
        expect([theirs.status, theirs.json]).toEqual([none.status, none.json]);
        expect(statuses).toContain(theirs.status);
      }
      if (route.endsWith('/:itemId')) {
        const inOwnList = { ...owner.names, ...owner.order, list: other.names.list };
        expect((await send(inOwnList, other.headers)).status).toBe(404);
      }
      expect(await everything()).toBe(before);
    },
  );

  it.each(guarded('bearer').map(nameOf))('is refused to guests at %s', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    const answer = await shop.app.inject({
      method: method === 'PATCH' ? 'PATCH' : method === 'POST' ? 'POST' : 'GET',
      url,
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each(guarded('command').map(nameOf))('is refused to customers at %s', async (route) => {
    const url = route.split(' ')[1] ?? '';
    const body = {
      email: 'a@b.cz',
      id: 'x',
      hidden: true,
      status: 'paid',
      code: owner.order.code,
      author: 'x',
      text: 'x',
    };
    const part = { run: 'x', step: 'check', placesBefore: 0, placeWord: 'line', documents: [] };
    const startedAt = new Date().toISOString();
    const full = { ...body, ...part, startedAt, product_id: 'p-konev', question_id: 'x', count: 5 };
    for (const headers of [other.headers, {}]) {
      expect((await shop.call('POST', url, { headers, body: full })).status).toBe(403);
    }
  });

  it('opens by an order’s token and by nothing else of the order', async () => {
    const open = (token: string, headers: Headers = {}) =>
      shop.call('GET', `${store}/orders/token/${token}`, { headers });
    expect(await open(owner.order.token)).toMatchObject({ status: 200, json: { data: { code: owner.order.code } } });
    const nothing = await open('none');
    for (const guess of [owner.order.id, owner.order.code, owner.order.token.slice(0, -1), `${owner.order.token}A`]) {
      const answer = await open(guess, other.headers);
      expect([answer.status, answer.json]).toEqual([404, nothing.json]);
    }
  });

  it('is in no list and no answer about oneself', async () => {
    for (const url of ['', '/orders', '/addresses', '/shopping-lists', '/shopping-lists/code/wishlist']) {
      const answer = JSON.stringify((await shop.call('GET', `${store}/user${url}`, { headers: other.headers })).json);
      const foreign = [...Object.values(owner.names), owner.order.id, owner.order.code, ...owner.secrets];
      for (const name of foreign) expect(answer).not.toContain(name);
    }
    const cart = JSON.stringify((await shop.call('GET', `${store}/cart`, { headers: other.headers })).json);
    expect(cart).not.toContain(owner.names.cartItem);
  });

  it('is opened by secrets of 128 bits and more, none of which is stored', async () => {
    const stored = await everything();
    const secrets = [...owner.secrets, ...other.secrets, guest['x-guest-cart'] ?? ''];
    expect(new Set(secrets).size).toBe(9);
    for (const secret of secrets) {
      expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(stored).not.toContain(secret);
    }
  });

  it('is not reviewed over or called off by others', async () => {
    const review = (headers: Headers, body: object) =>
      shop.call('POST', `${store}/products/p-konev/reviews`, { headers, body });
    const claimed = { stars: 1, name: 'Jana', email: 'zakaznik@example.com' };
    expect(await review({}, claimed)).toMatchObject({ status: 409 });
    expect(await review(other.headers, { ...claimed, stars: 2 })).toMatchObject({ status: 200 });
    const reviews = await shop.db.select().from(schema.review);
    expect(reviews.map(({ stars }) => stars).sort()).toEqual([2, 4]);
    await shop.call('POST', `${store}/watchers/cancel`, { body: { token: 'none' }, headers: other.headers });
    expect(await shop.db.select().from(schema.watcher)).toHaveLength(2);
  });
});
