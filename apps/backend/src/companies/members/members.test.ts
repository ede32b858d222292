import { companyMember } from '@vyloha/backend-accounts/tables';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyId, insertCompany } from '../../testing/a-company';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const url = `${store}/user/company`;
type Headers = Record<string, string>;

describe.each(concurrentTestDatabase())('members of a company on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Headers;
  let buyer: Headers;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 500_000 },
    ]);
    owner = await logInAs(shop, 'firma@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
  });
  afterEach(() => shop.close());

  const patch = (id: string, body: Record<string, unknown>, headers = owner) =>
    shop.call('PATCH', `${url}/members/${id}`, { headers, body });
  const remove = (id: string, headers = owner) => shop.call('DELETE', `${url}/members/${id}`, { headers });
  const roles = async () => {
    const rows = await shop.db.select().from(companyMember).where(eq(companyMember.companyId, companyId));
    return Object.fromEntries(rows.map(({ customerId, role }) => [customerId, role]));
  };

  it('see their company, and its owners everybody in it', async () => {
    expect(await shop.call('GET', url, { headers: owner })).toMatchObject({
      json: {
        data: {
          name: 'Zahrady Dvořák s.r.o.',
          role: 'owner',
          orderLimit: null,
          members: [
            { id: 'u-firma', isCaller: true },
            { id: 'u-nakupci', email: 'nakupci@example.com', role: 'buyer', orderLimit: 5_000, isCaller: false },
          ],
        },
      },
    });
    expect(await shop.call('GET', url, { headers: buyer })).toMatchObject({
      json: {
        data: { role: 'buyer', orderLimit: 5_000, approvers: [expect.any(String)], members: [], invitations: [] },
      },
    });
    const stranger = await logInAs(shop, 'zakaznik@example.com');
    expect(await shop.call('GET', url, { headers: stranger })).toMatchObject({ status: 404 });
    expect(await shop.call('GET', url)).toMatchObject({ status: 401 });
  });

  it('buy at its prices, see what its groups see, and in its name', async () => {
    expect(await shop.call('GET', `${store}/user`, { headers: buyer })).toMatchObject({
      json: {
        data: {
          variantHash: 'b2b',
          groups: ['business', 'customers'],
          business: { name: 'Zahrady Dvořák s.r.o.', tin: '27074358', vatin: 'CZ27074358' },
          company: { id: companyId, role: 'buyer' },
          address: { city: 'Olomouc', countryAlpha2: 'CZ' },
        },
      },
    });
    const inCart = async (headers: Headers) => {
      await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 1 } });
      return (await shop.call('GET', `${store}/cart`, { headers })).json;
    };
    expect(await inCart(buyer)).toMatchObject({ data: { prices: (await pricesOf(inCart, owner)).prices } });
    const body = createPlaceBody({ business: { business_name: 'Jiná firma', TIN: '', VATIN: '' } });
    expect(await shop.call('POST', `${store}/cart/place`, { headers: buyer, body })).toMatchObject({
      json: {
        data: {
          order: {
            business: { name: 'Zahrady Dvořák s.r.o.', tin: '27074358' },
            billingAddress: { city: 'Olomouc' },
            shippingAddress: { city: 'Praha' },
          },
        },
      },
    });
  });

  async function pricesOf(inCart: (headers: Headers) => Promise<unknown>, headers: Headers) {
    const { data } = (await inCart(headers)) as { data: { prices: unknown } };
    return data;
  }

  it('buy for themselves again when they are removed', async () => {
    expect(await remove('u-nakupci')).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `${store}/user`, { headers: buyer })).toMatchObject({
      json: { data: { variantHash: 'b2c', groups: ['customers'], business: null, company: null } },
    });
    expect(await remove('u-nakupci')).toMatchObject({ status: 404 });
  });

  it('have the role and the limit that owners give them', async () => {
    expect(await patch('u-nakupci', { role: 'buyer', orderLimit: 900 })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', url, { headers: buyer })).toMatchObject({ json: { data: { orderLimit: 900 } } });
    expect(await patch('u-nakupci', { role: 'approver', orderLimit: 900 })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', url, { headers: buyer })).toMatchObject({
      json: { data: { role: 'approver', orderLimit: null } },
    });
    for (const orderLimit of [-1, 1.5, 1e12, '900'])
      expect(await patch('u-nakupci', { role: 'buyer', orderLimit })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'orderLimit' }] },
      });
    expect(await patch('u-nakupci', { role: 'boss' })).toMatchObject({ json: { errors: [{ field: 'role' }] } });
  });

  it('are managed by owners of the same company alone', async () => {
    for (const role of ['buyer', 'approver'] as const) {
      await patch('u-nakupci', { role });
      expect(await patch('u-nakupci', { role: 'owner' }, buyer)).toMatchObject({ status: 403 });
      expect(await remove('u-firma', buyer)).toMatchObject({ status: 403 });
    }
    await insertCompany(shop.db, [{ customerId: 'u-jina', role: 'owner' }], { id: 'c-jina' });
    const other = await logInAs(shop, 'jina@example.com');
    expect(await patch('u-nakupci', { role: 'owner' }, other)).toMatchObject({ status: 404 });
    expect(await remove('u-nakupci', other)).toMatchObject({ status: 404 });
    expect(await roles()).toEqual({ 'u-firma': 'owner', 'u-nakupci': 'approver' });
  });

  it('keep their last owner', async () => {
    const refusal = { status: 409, json: { errors: [{ code: 'last_owner' }] } };
    expect(await patch('u-firma', { role: 'buyer' })).toMatchObject(refusal);
    expect(await remove('u-firma')).toMatchObject(refusal);
    expect(await patch('u-firma', { role: 'owner' })).toMatchObject({ status: 200 });
  });

  it('keep it also when its account is deleted', async () => {
    const body = { password: testPassword };
    const refusal = { status: 409, json: { errors: [{ code: 'last_owner' }] } };
    expect(await shop.call('POST', `${store}/user/deletion`, { headers: owner, body })).toMatchObject(refusal);
    expect(await shop.call('POST', `${store}/user/deletion`, { headers: buyer, body })).toMatchObject({ status: 200 });
    expect(await roles()).toEqual({ 'u-firma': 'owner' });
  });

  it('keep one of two owners who remove each other at once', async () => {
    await patch('u-nakupci', { role: 'owner' });
    const answers = await Promise.all([remove('u-firma', buyer), remove('u-nakupci', owner)]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(Object.values(await roles())).toEqual(['owner']);
  });
});
