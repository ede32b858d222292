import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passkey } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { insertPasskey } from '../../testing/insert-passkey';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const email = 'zakaznik@example.com';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const loggedIn = v.object({ data: v.object({ access_token: v.string(), device_token: v.string() }) });

describe.each(oneTestDatabase(import.meta.url))('mails about the safety of an account on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  async function logIn(userAgent: string, deviceToken?: string, password = testPassword) {
    const body = { email, password, user_agent: userAgent, ...(deviceToken && { device_token: deviceToken }) };
    const { json } = await shop.call('POST', '/store/api/oauth/login', { body });
    const { data } = v.parse(loggedIn, json);
    return { headers: { authorization: `Bearer ${data.access_token}` }, deviceToken: data.device_token };
  }
  const kinds = async () => (await shop.db.select().from(outboxMail).orderBy(outboxMail.id)).map(({ kind }) => kind);

  it('tell of a login from another kind of device, not of the first one nor of deleted cookies', async () => {
    const { deviceToken } = await logIn(firefox);
    await logIn(firefox);
    await logIn(chrome, deviceToken);
    expect(await kinds()).toEqual([]);
    await logIn(firefox);
    await logIn('curl/8.5.0');
    expect(await kinds()).toEqual(['newDevice']);
    const [mail] = await mailbox.deliver(1);
    for (const text of [`To: ${email}`, 'neznámý prohlížeč', '21. listopadu 2026', '/zapomenute-heslo'])
      expect(mail).toContain(text);
    expect(await kinds()).toEqual([]);
  });

  it('tell of each login from a device without a name, and of one by a mailed link', async () => {
    await logIn('curl/8.5.0');
    const { deviceToken } = await logIn('curl/8.5.0');
    expect(await kinds()).toEqual(['newDevice']);
    await logIn('curl/8.5.0', deviceToken);
    expect(await kinds()).toEqual(['newDevice']);
    const follow = async (more: object) => {
      const callbackUrl = 'http://localhost:3000/prihlaseni-odkazem';
      const before = await mailbox.mails();
      await shop.call('POST', '/store/api/v1/login-links', { body: { email, callbackUrl } });
      const sent = (await mailbox.mails(before.length + 1)).find((mail) => !before.includes(mail));
      const token = mailbox.secretOf(sent ?? '');
      const body = { token, ...more };
      expect(await shop.call('POST', '/store/api/oauth/login-link', { body })).toMatchObject({ status: 200 });
    };
    await follow({ user_agent: chrome });
    expect(await kinds()).toEqual(['newDevice', 'newDevice']);
    await follow({ user_agent: chrome });
    await follow({ user_agent: 'curl/8.5.0', device_token: deviceToken });
    expect(await kinds()).toEqual(['newDevice', 'newDevice']);
  });

  it('tell of a new password and of a removed passkey, by its name without links', async () => {
    const { headers } = await logIn(firefox);
    const id = await insertPasskey(shop, email);
    await shop.db.update(passkey).set({ name: 'Telefon www.evil.cz' }).where(eq(passkey.id, id));
    await shop.call('DELETE', `/store/api/v1/user/passkeys/${id}`, { headers });
    const password = 'Nejdelsi-heslo-2027';
    const body = { old_password: testPassword, password, password_confirmation: password };
    expect(await shop.call('PATCH', '/store/api/v1/user/password', { headers, body })).toMatchObject({ status: 200 });
    expect(await kinds()).toEqual(['passkeyRemoved', 'passwordChanged']);
    const mails = (await mailbox.deliver(2)).join('\n');
    for (const text of ['odebrán přístupový klíč „Telefon', 'heslo k vašemu účtu']) expect(mails).toContain(text);
    expect(mails).not.toContain('www.evil.cz');
  });
});
