import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopOrder } from '@vyloha/backend-orders/tables';
import type { TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const listed = v.object({
  data: v.array(v.object({ code: v.string() })),
  meta: v.object({ pagination: v.object({ total: v.number() }), years: v.array(v.number()) }),
});
const placed = v.object({ data: v.object({ order: v.object({ id: v.string(), code: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('orders of a customer on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
  });
  afterEach(() => shop.close());

  async function order() {
    await shop.call('POST', `${store}/cart/items`, { headers: customerHeaders, body: { id: 'v-konev', amount: 1 } });
    const { json } = await shop.call('POST', `${store}/cart/place`, {
      headers: customerHeaders,
      body: createPlaceBody(),
    });
    return v.parse(placed, json).data.order;
  }
  const get = (path: string, headers = customerHeaders) => shop.call('GET', `${store}/user/orders${path}`, { headers });

  it('are listed page by page, newest first', async () => {
    const first = await order();
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const second = await order();
    expect(await get('')).toMatchObject({
      json: {
        data: [{ code: second.code }, { code: first.code }],
        meta: { pagination: { total: 2, page: 1, perPage: 10, totalPages: 1 } },
      },
    });
    expect(await get('?page=2&perPage=1')).toMatchObject({
      json: { data: [{ code: first.code }], meta: { pagination: { total: 2, page: 2, perPage: 1, totalPages: 2 } } },
    });
    expect(await get('?page=0')).toMatchObject({ status: 400 });
  });

  it('are searched by a part of the number, state and year of the shop’s calendar', async () => {
    const old = await order();
    const recent = await order();
    const change = ({ code }: { code: string }, changes: Partial<typeof shopOrder.$inferInsert>) =>
      shop.db.update(shopOrder).set(changes).where(eq(shopOrder.code, code));
    await change(old, { status: 'shipped', createdAt: new Date('2026-12-31T22:30:00Z') });
    await change(recent, { createdAt: new Date('2026-12-31T23:30:00Z') });
    const find = async (query: string) => {
      const { json } = await get(query);
      const { data, meta } = v.parse(listed, json);
      return { codes: data.map(({ code }) => code), total: meta.pagination.total, years: meta.years };
    };
    const years = [2027, 2026];
    expect(await find(`?code=${old.code.slice(1)}`)).toEqual({ codes: [old.code], total: 1, years });
    expect(await find('?code=%20')).toEqual({ codes: [recent.code, old.code], total: 2, years });
    expect(await find('?code=%25')).toEqual({ codes: [], total: 0, years });
    expect(await find('?status=shipped')).toEqual({ codes: [old.code], total: 1, years });
    expect(await find('?status=shipped&year=2027')).toEqual({ codes: [], total: 0, years });
    expect(await find('?year=2027&perPage=1')).toEqual({ codes: [recent.code], total: 1, years });
    expect(await find('?year=2026')).toEqual({ codes: [old.code], total: 1, years });
    for (const query of ['?status=lost', '?year=1', '?year=2026x', `?code=${'1'.repeat(51)}`]) {
      expect(await get(query)).toMatchObject({ status: 400 });
    }
  });

  it('are found by number and by id', async () => {
    const { id, code } = await order();
    expect(await get(`/code/${code}`)).toMatchObject({ json: { data: { id, code, items: [{ amount: 1 }] } } });
    expect(await get(`/${id}`)).toMatchObject({ json: { data: { code } } });
    expect(await get(`/code/${id}`)).toMatchObject({ status: 404 });
    expect(await get('/2026999999')).toMatchObject({ status: 404 });
  });

  it('are nobody else’s', async () => {
    const { id, code } = await order();
    const other = await logInAs(shop, 'firma@example.com');
    expect(await get('', other)).toMatchObject({ json: { data: [], meta: { pagination: { total: 0 } } } });
    expect(await get(`/code/${code}`, other)).toMatchObject({ status: 404 });
    expect(await get(`/${id}`, other)).toMatchObject({ status: 404 });
    expect(await get('', {})).toMatchObject({ status: 401 });
  });
});
