import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { openShopWithCustomer } from '../../testing/shop-with-customer';
import { oneTestDatabase } from '../../testing/test-databases';

const url = '/store/api/v1/user/addresses';
const created = v.object({ data: v.object({ id: v.string() }) });
const home = {
  name: 'Jana Nováková',
  phone: '+420 777 123 456',
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '110 00',
  country_code: 'CZE',
};

describe.each(oneTestDatabase(import.meta.url))('addresses on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
  });
  afterEach(() => shop.close());

  const add = async (body: Record<string, unknown> = home) =>
    v.parse(created, (await shop.call('POST', url, { headers: customerHeaders, body })).json).data.id;
  const list = (query = '', headers = customerHeaders) => shop.call('GET', `${url}${query}`, { headers });

  it('are added, changed and removed', async () => {
    const id = await add();
    expect(await list()).toMatchObject({
      json: { data: [{ ...home, id, type: 'shipping', business_name: null }], meta: { pagination: { total: 1 } } },
    });
    const changed = { ...home, type: 'billing', city: 'Brno', postcode: '60200', business_name: 'Zahrady s.r.o.' };
    expect(await shop.call('PATCH', `${url}/${id}`, { headers: customerHeaders, body: changed })).toMatchObject({
      json: { data: { ...changed, id } },
    });
    expect(await shop.call('DELETE', `${url}/${id}`, { headers: customerHeaders })).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject({ json: { data: [] } });
  });

  it('are found by kind and country', async () => {
    const billing = await add({ ...home, type: 'billing' });
    const slovak = await add({ ...home, country_code: 'SVK', city: 'Žilina', postcode: '010 01' });
    expect(await list('?type=billing')).toMatchObject({ json: { data: [{ id: billing }] } });
    expect(await list('?country_code=SVK')).toMatchObject({ json: { data: [{ id: slovak }] } });
    expect(await list('?type=billing&country_code=SVK')).toMatchObject({ json: { data: [] } });
    expect(await list('?type=garden')).toMatchObject({ status: 400 });
  });

  it('have one default of each kind', async () => {
    const defaults = async () => {
      const { json } = await list();
      const { data } = v.parse(
        v.object({ data: v.array(v.object({ id: v.string(), is_default: v.boolean() })) }),
        json,
      );
      return new Set(data.filter(({ is_default: isDefault }) => isDefault).map(({ id }) => id));
    };
    const first = await add({ ...home, is_default: true });
    const billing = await add({ ...home, type: 'billing', is_default: true });
    await add();
    expect(await defaults()).toEqual(new Set([first, billing]));
    const next = await add({ ...home, is_default: true });
    expect(await defaults()).toEqual(new Set([billing, next]));
    const body = { ...home, is_default: true };
    await shop.call('PATCH', `${url}/${first}`, { headers: customerHeaders, body });
    expect(await defaults()).toEqual(new Set([first, billing]));
    const other = await logInAs(shop, 'firma@example.com');
    expect(await shop.call('PATCH', `${url}/${next}`, { headers: other, body })).toMatchObject({ status: 404 });
    await shop.call('POST', url, { headers: other, body });
    expect(await defaults()).toEqual(new Set([first, billing]));
  });

  it.each([
    [{ postcode: '1100' }, 'postcode', 'PSČ musí obsahovat 5 čísel'],
    [{ name: ' ' }, 'name', 'Vyplňte prosím toto pole'],
    [{ phone: '777' }, 'phone', 'Nezadali jste správně telefonní číslo'],
    [{ country_code: 'cz' }, 'country_code', 'Do této země nedoručujeme'],
  ])('are refused with %o', async (changes, field, title) => {
    expect(await shop.call('POST', url, { headers: customerHeaders, body: { ...home, ...changes } })).toMatchObject({
      status: 422,
      json: { errors: [{ field, title }] },
    });
  });

  it('belong to one customer', async () => {
    const id = await add();
    const other = await logInAs(shop, 'firma@example.com');
    expect(await list('', other)).toMatchObject({ json: { data: [] } });
    expect(await shop.call('PATCH', `${url}/${id}`, { headers: other, body: home })).toMatchObject({ status: 404 });
    expect(await shop.call('DELETE', `${url}/${id}`, { headers: other })).toMatchObject({ status: 404 });
    expect(await list('', {})).toMatchObject({ status: 401 });
    expect(await list()).toMatchObject({ json: { data: [{ id }] } });
  });
});
