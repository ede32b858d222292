import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyInvitation } from '@vyloha/backend-companies/tables';
import { companyMember } from '@vyloha/backend-accounts/tables';
import { companyId, insertCompany } from '../../testing/a-company';
import type { TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const ownUrl = `${store}/user/company/invitations`;
const url = `${store}/company-invitations`;
const callbackUrl = 'http://localhost:3000/pozvanka';
const person = { firstName: 'Nina', lastName: 'Nová', password: 'Nove-heslo-1', password_confirmation: 'Nove-heslo-1' };
type Headers = Record<string, string>;

describe.each(concurrentTestDatabase())('invitations to a company on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let owner: Headers;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer' },
    ]);
    owner = await logInAs(shop, 'firma@example.com');
  });
  afterEach(() => shop.close());

  const invite = (email: string, changes: Record<string, unknown> = {}, headers = owner) =>
    shop.call('POST', ownUrl, {
      headers,
      body: { email, role: 'buyer', orderLimit: 2_000, monthlyLimit: 9_000, callbackUrl, ...changes },
    });
  async function mailedSecret(count = 1): Promise<string> {
    return mailbox.secretOf((await mailbox.deliver(count)).at(-1) ?? '');
  }
  const post = (path: string, body: Record<string, unknown>, headers: Headers = {}) =>
    shop.call('POST', `${url}/${path}`, { headers, body });
  const memberOf = async (customerId: string) =>
    (await shop.db.select().from(companyMember).where(eq(companyMember.customerId, customerId)))[0];

  it('let a customer join after logging in, once', async () => {
    expect(await invite('Zakaznik@Example.com')).toMatchObject({ status: 200 });
    const token = await mailedSecret();
    expect((await mailbox.mails())[0]).toContain('Zahrady Dvořák s.r.o.');
    expect(await post('open', { token })).toMatchObject({
      json: { data: { companyName: 'Zahrady Dvořák s.r.o.', role: 'buyer', hasAccount: true } },
    });
    const headers = await logInAs(shop, 'zakaznik@example.com');
    const answers = await Promise.all([post('accept', { token }, headers), post('accept', { token }, headers)]);
    expect(answers.map(({ status }) => status).sort()).toContain(200);
    expect(await memberOf('u-zakaznik')).toMatchObject({
      companyId,
      role: 'buyer',
      orderLimitMinor: 200_000,
      monthlyLimitMinor: 900_000,
    });
    expect(await post('open', { token })).toMatchObject({ status: 404 });
    expect(await post('accept', { token }, await logInAs(shop, 'blokovany@example.com'))).toMatchObject({
      status: 422,
      json: { errors: [{ code: 'token_dead' }] },
    });
  });

  it('let a stranger register as a member', async () => {
    await invite('nina@example.com', { role: 'approver' });
    const token = await mailedSecret();
    expect(await post('open', { token })).toMatchObject({ json: { data: { hasAccount: false } } });
    expect(await post('register', { ...person, token, password_confirmation: 'jine' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password_confirmation' }] },
    });
    expect(await post('register', { ...person, token })).toMatchObject({ status: 200 });
    const headers = await logInAs(shop, 'nina@example.com', person.password);
    expect(await shop.call('GET', `${store}/user`, { headers })).toMatchObject({
      json: { data: { isEmailConfirmed: true, variantHash: 'b2b', company: { role: 'approver' } } },
    });
    expect(await post('register', { ...person, token })).toMatchObject({ status: 422 });
  });

  it('are for the invited mailbox alone, and for who has no company', async () => {
    await invite('zakaznik@example.com');
    const token = await mailedSecret();
    const stranger = await logInAs(shop, 'blokovany@example.com');
    expect(await post('accept', { token }, stranger)).toMatchObject({ json: { errors: [{ code: 'other_mailbox' }] } });
    expect(await post('register', { ...person, token })).toMatchObject({ json: { errors: [{ code: 'has_account' }] } });
    expect(await post('accept', { token }, owner)).toMatchObject({ status: 403 });
    expect(await post('accept', { token })).toMatchObject({ status: 401 });
    await insertCompany(shop.db, [{ customerId: 'u-zakaznik', role: 'owner' }], { id: 'c-jina' });
    expect(await post('accept', { token }, await logInAs(shop, 'zakaznik@example.com'))).toMatchObject({ status: 403 });
    // Refused attempts use no link up.
    expect(await post('open', { token })).toMatchObject({ status: 200 });
  });

  it('die with time, another one and their withdrawal', async () => {
    await invite('nina@example.com');
    const first = await mailedSecret();
    await invite('nina@example.com');
    const second = await mailedSecret(2);
    expect(await post('open', { token: first })).toMatchObject({ status: 404 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 24 * 60 * 60 * 1000);
    expect(await post('register', { ...person, token: second })).toMatchObject({
      json: { errors: [{ code: 'token_dead' }] },
    });
    const [left] = await shop.db.select().from(companyInvitation);
    owner = await logInAs(shop, 'firma@example.com');
    expect(await shop.call('DELETE', `${ownUrl}/${left?.id ?? ''}`, { headers: owner })).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(companyInvitation)).toEqual([]);
  });

  it('are sent and withdrawn by owners of the company', async () => {
    const buyer = await logInAs(shop, 'nakupci@example.com');
    expect(await invite('nina@example.com', {}, buyer)).toMatchObject({ status: 403 });
    expect(await invite('nakupci@example.com')).toMatchObject({ json: { errors: [{ code: 'member' }] } });
    expect(await invite('nina')).toMatchObject({ json: { errors: [{ field: 'email' }] } });
    expect(await invite('nina@example.com', { callbackUrl: 'https://evil.example/' })).toMatchObject({ status: 422 });
    await invite('nina@example.com');
    const [sent] = await shop.db.select().from(companyInvitation);
    await insertCompany(shop.db, [{ customerId: 'u-jina', role: 'owner' }], { id: 'c-jina' });
    const other = await logInAs(shop, 'jina@example.com');
    expect(await shop.call('DELETE', `${ownUrl}/${sent?.id ?? ''}`, { headers: other })).toMatchObject({ status: 404 });
  });
});
