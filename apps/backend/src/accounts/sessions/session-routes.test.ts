import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const url = '/store/api/v1/user/sessions';
const email = 'zakaznik@example.com';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const loginResponse = v.object({ data: v.object({ access_token: v.string() }) });
const listResponse = v.object({ data: v.array(v.looseObject({ id: v.string(), isCurrent: v.boolean() })) });

type Headers = Record<string, string>;

describe.each(oneTestDatabase(import.meta.url))('sessions on $name', ({ open }) => {
  let shop: TestShop;
  let shopWithMailbox: Awaited<ReturnType<typeof openShopWithMailbox>>;

  beforeEach(async () => {
    shopWithMailbox = await openShopWithMailbox(open);
    ({ shop } = shopWithMailbox);
  });
  afterEach(() => shop.close());

  const wait = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };
  const bearerOf = (json: unknown) => ({ authorization: `Bearer ${v.parse(loginResponse, json).data.access_token}` });
  const list = async (headers: Headers) => v.parse(listResponse, (await shop.call('GET', url, { headers })).json).data;
  const end = (id: string, headers: Headers) => shop.call('DELETE', `${url}/${id}`, { headers });
  const isOpen = async (headers: Headers) => (await shop.call('GET', '/store/api/v1/user', { headers })).status === 200;

  it('are listed with what they were opened by, this one first, then the latest', async () => {
    const body = { email, password: testPassword, user_agent: firefox };
    const { json } = await shop.call('POST', '/store/api/oauth/login', { body });
    const firefoxSession = bearerOf(json);
    const createdAt = shop.clock.now.toISOString();
    wait(1000);
    await shop.call('POST', '/store/api/oauth/login', { body: { email, password: testPassword } });
    const [known, unknown] = await list(firefoxSession);
    expect(unknown).toMatchObject({ device: null, isCurrent: false, isStaff: false });
    expect(known).toEqual({ id: known?.id, device: 'Firefox, Windows', createdAt, isCurrent: true, isStaff: false });
    wait(1000);
    await shop.call('POST', '/store/api/oauth/login', { body });
    expect((await list(firefoxSession)).map(({ device }) => device)).toEqual([
      'Firefox, Windows',
      'Firefox, Windows',
      null,
    ]);
    wait(7 * 24 * 60 * 60 * 1000 - 2000);
    expect(await list(await logInAs(shop, email))).toHaveLength(3);
  });

  it('of the staff are marked', async () => {
    const headers = { authorization: `Bearer ${await shopWithMailbox.commandKey()}` };
    const issued = await shop.call('POST', '/store/api/v1/login-tokens', { headers, body: { email } });
    const { token } = v.parse(v.object({ data: v.object({ token: v.string() }) }), issued.json).data;
    await shop.call('POST', '/store/api/oauth/login-as', { body: { token } });
    wait(1000);
    expect(await list(await logInAs(shop, email))).toMatchObject([{ isStaff: false }, { isStaff: true, device: null }]);
  });

  it('end one by one, by an id that grants no access', async () => {
    const here = await logInAs(shop, email);
    const elsewhere = await logInAs(shop, email);
    const id = (await list(here)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect(await isOpen({ authorization: `Bearer ${id}` })).toBe(false);
    expect(await end(id, here)).toMatchObject({ status: 200 });
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect(await end(id, here)).toMatchObject({ status: 404 });
    expect(await end('not-an-id', here)).toMatchObject({ status: 404 });
  });

  it('end all at once, without those of other customers', async () => {
    const [here, elsewhere] = [await logInAs(shop, email), await logInAs(shop, email)];
    const other = await logInAs(shop, 'firma@example.com');
    expect(await shop.call('DELETE', url, { headers: here })).toMatchObject({ status: 200 });
    expect([await isOpen(here), await isOpen(elsewhere), await isOpen(other)]).toEqual([false, false, true]);
    expect(await shop.call('DELETE', url, { headers: here })).toMatchObject({ status: 401 });
  });

  it('are opened by a browser whose name has its limit', async () => {
    const body = { email, password: testPassword, user_agent: 'x'.repeat(513) };
    expect(await shop.call('POST', '/store/api/oauth/login', { body })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'user_agent' }] },
    });
  });
});
