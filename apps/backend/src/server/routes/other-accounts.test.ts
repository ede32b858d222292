import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as schema from '../../testing/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { anInvitation, insertOwnCompany } from '../../testing/a-company';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { testPassword } from '../../testing/fixture-customers';
import { insertPasskey } from '../../testing/insert-passkey';
import { issueInvoice } from '../../testing/issue-invoice';
import type { Mailbox } from '../../testing/mailbox';
import { anAddress, callsById, missingNames, type OwnNames } from '../../testing/calls-by-id';
import { createPlaceBody } from '../../testing/place-body';
import { aSchedule } from '../../testing/a-schedule';
import { listRoutesByGuard, nameOf } from '../../testing/routes-by-guard';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';

const loginResponse = v.object({ data: v.object({ access_token: v.string(), device_token: v.string() }) });
const idResponse = v.object({ data: v.looseObject({ id: v.string() }) });
const cartResponse = v.object({ data: v.object({ addedItem: v.object({ id: v.string() }) }) });
const codeResponse = v.object({ data: v.object({ code: v.string() }) });
const listResponse = v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) });
const sessionsResponse = v.object({ data: v.array(v.object({ id: v.string() })) });
const orderResponse = v.object({
  data: v.object({
    order: v.object({
      id: v.string(),
      code: v.string(),
      token: v.string(),
      items: v.array(v.object({ id: v.string() })),
    }),
  }),
});

type Headers = Record<string, string>;

interface Account {
  headers: Headers;
  secrets: string[];
  order: v.InferOutput<typeof orderResponse>['data']['order'];
  names: Omit<OwnNames, 'id' | 'code'>;
}

describe.each(oneTestDatabase(import.meta.url))('data of another account on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let owner: Account;
  let other: Account;
  let guest: Headers;

  /** A customer with an order and its invoice, an address, a list, a wish-list entry, a cart, a review and a watch. */
  async function createAccount(email: string): Promise<Account> {
    const login = await shop.call('POST', '/store/api/oauth/login', { body: { email, password: testPassword } });
    const { access_token: bearer, device_token: device } = v.parse(loginResponse, login.json).data;
    const headers = { authorization: `Bearer ${bearer}` };
    const post = async (url: string, body: object) => (await shop.call('POST', store + url, { headers, body })).json;
    await post('/cart/items', { id: 'v-konev', amount: 1 });
    const { order } = v.parse(orderResponse, await post('/cart/place', createPlaceBody({ email }))).data;
    const claimItem = order.items[0]?.id ?? '';
    await shop.db.update(schema.shopOrder).set({ status: 'delivered' });
    const claim = await shop.call('POST', `${store}/user/claims`, {
      headers: { ...headers, 'idempotency-key': 'attempt-0123456789' },
      body: { order_id: order.id, item_id: claimItem, amount: 1, description: 'x', solution: 'repair' },
    });
    const schedule = await shop.call('POST', `${store}/user/schedules`, {
      headers: { ...headers, 'idempotency-key': 'attempt-0123456789' },
      body: aSchedule(order.id, claimItem),
    });
    const list = v.parse(idResponse, await post('/user/shopping-lists', { name: 'Jaro' })).data.id;
    const { items } = v.parse(listResponse, await post(`/user/shopping-lists/${list}/items`, { id: 'v-konev' })).data;
    await post('/user/shopping-lists/code/wishlist/items', { id: 'v-konev' });
    await post('/products/p-konev/reviews', { stars: 4 });
    const mails = (await mailbox.mails()).length;
    await post('/products/p-hadice/watchers', { email });
    const watcherToken = mailbox.secretOf((await mailbox.mails(mails + 1)).at(-1) ?? '');
    const { member, approval } = await insertOwnCompany(shop.db, email);
    const invitation = v.parse(idResponse, await post('/user/company/invitations', anInvitation)).data.id;
    const cartItem = v.parse(cartResponse, await post('/cart/items', { id: 'v-konev', amount: 2 })).data.addedItem.id;
    const quote = await shop.call('POST', `${store}/user/quotes`, {
      headers: { ...headers, 'idempotency-key': 'attempt-0123456789' },
      body: {},
    });
    const sessions = await shop.call('GET', `${store}/user/sessions`, { headers });
    return {
      headers,
      secrets: [bearer, device, order.token, watcherToken],
      order,
      names: {
        member,
        approval,
        invitation,
        list,
        claimItem,
        schedule: v.parse(idResponse, schedule.json).data.id,
        claim: v.parse(codeResponse, claim.json).data.code,
        passkey: await insertPasskey(shop, email),
        session: v.parse(sessionsResponse, sessions.json).data[0]?.id ?? '',
        listItem: items[0]?.id ?? '',
        document: await issueInvoice(shop, order.id),
        address: v.parse(idResponse, await post('/user/addresses', anAddress)).data.id,
        cartItem,
        quote: v.parse(codeResponse, quote.json).data.code,
      },
    };
  }

  beforeAll(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    // Orders have terms to tell.
    await shop.db.insert(schema.contentEntry).values({
      type: 'page',
      id: 'terms',
      slug: { cs: 'obchodni-podminky', sk: 'obchodne-podmienky' },
      data: { title: { cs: 'Podmínky' }, content: { cs: [{ type: 'paragraph' }] } },
    });
    owner = await createAccount('zakaznik@example.com');
    other = await createAccount('firma@example.com');
    guest = await fillGuestCart(shop, 'v-konev', 1);
  }, 120_000);
  afterAll(() => shop.close());

  async function dumpTables() {
    const tables = Object.values(schema).filter((table) => table !== schema.rateLimit);
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await shop.db.select().from(table));
    return JSON.stringify(rows);
  }

  it.each(listRoutesByGuard('own').map((route) => ({ route: nameOf(route), method: route.method })))(
    'cannot be distinguished from missing data at $route',
    async ({ route, method }) => {
      const before = await dumpTables();
      const send = (names: OwnNames, caller: Headers) => {
        const headers = { ...caller, 'idempotency-key': 'attempt-of-another-account' };
        const call = callsById[route]?.(names);
        if (call === undefined || method === 'PUT') throw new Error(`no call for ${route}`);
        const { url, body } = call;
        return shop.call(method, url, { headers, ...(body !== undefined && { body }) });
      };
      for (const [headers, statuses] of [
        [other.headers, [404]],
        [guest, [404, 401]],
        [{}, [404, 401]],
      ] as const) {
        const foreignResponse = await send({ ...owner.names, ...owner.order }, headers);
        const missingResponse = await send(missingNames, headers);
        expect([foreignResponse.status, foreignResponse.json]).toEqual([missingResponse.status, missingResponse.json]);
        expect(statuses).toContain(foreignResponse.status);
      }
      if (route.endsWith('/:itemId')) {
        const inOwnList = { ...owner.names, ...owner.order, list: other.names.list };
        expect((await send(inOwnList, other.headers)).status).toBe(404);
      }
      expect(await dumpTables()).toBe(before);
    },
  );

  it.each(listRoutesByGuard('bearer').map(nameOf))('is denied to guests at %s', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    const methods = ['PATCH', 'POST', 'DELETE'] as const;
    const response = await shop.app.inject({ method: methods.find((name) => name === method) ?? 'GET', url });
    expect(response.statusCode).toBe(401);
  });

  it.each(['command', 'operator'].flatMap(listRoutesByGuard).map(nameOf))(
    'is denied to customers at %s',
    async (route) => {
      const [method, url = ''] = route.split(' ');
      const texts = { author: 'x', text: 'x', state: 'accepted' };
      const body = { email: 'a@b.cz', id: 'x', hidden: true, status: 'paid', code: owner.order.code, ...texts };
      const part = { run: 'x', step: 'check', placesBefore: 0, placeWord: 'line', documents: [] };
      const startedAt = new Date().toISOString();
      const preview = { type: 'article', days: 1 };
      const full = {
        ...body,
        ...part,
        ...preview,
        startedAt,
        product_id: 'p-konev',
        question_id: 'x',
        count: 5,
        number: 1,
        amount: 5,
        transactions: [],
      };
      const own = url.endsWith('/quote-states') ? { ...full, state: 'declined' } : full;
      for (const headers of [other.headers, {}]) {
        const isPage = method === 'GET';
        const { status } = await (isPage
          ? shop.call('GET', url, { headers })
          : shop.call('POST', url, { headers, body: own }));
        // A browser asks for the password of a page.
        expect(status).toBe(isPage ? 401 : 403);
      }
    },
  );

  it('is accessible by an order’s token and by no other field of the order', async () => {
    const open = (token: string, headers: Headers = {}) =>
      shop.call('GET', `${store}/orders/token/${token}`, { headers });
    expect(await open(owner.order.token)).toMatchObject({ status: 200, json: { data: { code: owner.order.code } } });
    const nothing = await open('none');
    for (const guess of [owner.order.id, owner.order.code, owner.order.token.slice(0, -1), `${owner.order.token}A`]) {
      const response = await open(guess, other.headers);
      expect([response.status, response.json]).toEqual([404, nothing.json]);
    }
  });

  it('is in no list and no response about the own account', async () => {
    for (const url of [
      ...[
        '',
        '/orders',
        '/orders?company=true',
        '/documents',
        '/documents?company=true',
        '/addresses',
        '/shopping-lists',
        '/shopping-lists/code/wishlist',
      ],
      ...['/credits', '/newsletter', '/data', '/sessions', '/passkeys'],
    ]) {
      const response = JSON.stringify((await shop.call('GET', `${store}/user${url}`, { headers: other.headers })).json);
      const foreignNames = [...Object.values(owner.names), owner.order.id, owner.order.code, ...owner.secrets];
      for (const name of foreignNames) expect(response).not.toContain(name);
    }
    const cart = JSON.stringify((await shop.call('GET', `${store}/cart`, { headers: other.headers })).json);
    expect(cart).not.toContain(owner.names.cartItem);
  });

  it('is protected by secrets of at least 128 bits, none of which is stored', async () => {
    const stored = await dumpTables();
    const secrets = [...owner.secrets, ...other.secrets, guest['x-guest-cart'] ?? ''];
    expect(new Set(secrets).size).toBe(9);
    for (const secret of secrets) {
      expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(stored).not.toContain(secret);
    }
  });

  it('cannot be overwritten by a review or cancelled by others', async () => {
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
