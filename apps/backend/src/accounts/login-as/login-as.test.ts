import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerToken } from '@vyloha/backend-accounts/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const issued = v.object({ data: v.object({ token: v.string() }) });
const opened = v.object({ data: v.object({ access_token: v.string() }) });

describe.each(oneTestDatabase(import.meta.url))('login as customer on $name', ({ open }) => {
  let shop: TestShop;
  let key: () => Promise<string>;

  beforeEach(async () => {
    ({ shop, commandKey: key } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const issue = (email: string, key: string) =>
    shop.call('POST', '/store/api/v1/login-tokens', { headers: { authorization: `Bearer ${key}` }, body: { email } });
  const redeem = (token: string) => shop.call('POST', '/store/api/oauth/login-as', { body: { token } });
  const tokenOf = async (email: string) => v.parse(issued, (await issue(email, await key())).json).data.token;

  it('works once for whoever holds the key of the data folder', async () => {
    const token = await tokenOf('Zakaznik@example.com');
    expect(JSON.stringify(await shop.db.select().from(customerToken))).not.toContain(token);
    const { access_token: bearer } = v.parse(opened, (await redeem(token)).json).data;
    const headers = { authorization: `Bearer ${bearer}` };
    expect(await shop.call('GET', '/store/api/v1/user', { headers })).toMatchObject({
      json: { data: { id: 'u-zakaznik' } },
    });
    expect(await redeem(token)).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Přihlašovací odkaz už neplatí, nechte si prosím vytvořit nový' }] },
    });
  });

  it('ends after five minutes', async () => {
    const token = await tokenOf('zakaznik@example.com');
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    expect(await redeem(token)).toMatchObject({ status: 422 });
  });

  it('is refused for anybody else', async () => {
    expect(await issue('zakaznik@example.com', 'a-guess')).toMatchObject({ status: 403 });
    expect(await shop.call('POST', '/store/api/v1/login-tokens', { body: { email: 'a@b.cz' } })).toMatchObject({
      status: 403,
    });
    expect(await issue('nobody@example.com', await key())).toMatchObject({ status: 404 });
    expect(await redeem('a-guess')).toMatchObject({ status: 422 });
  });
});
