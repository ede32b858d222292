import { testSettings } from '../testing/create-test-shop';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product, stock, variant } from '@vyloha/backend-catalog/tables';
import { creditMovement } from '@vyloha/backend-cart/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { changeOrderStatus } from '@vyloha/backend-orders';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { concurrentTestDatabase } from '../testing/test-databases';
import { addCreditMovement, lockBalance } from '@vyloha/backend-cart';
import { loadBalance } from '@vyloha/backend-cart/testing';

const store = '/store/api/v1';
const credits = true;
const konev = { id: 'v-konev', credits };
const addItemResponse = v.object({ data: v.object({ addedItem: v.object({ id: v.string() }) }) });
const placeOrderResponse = v.object({ data: v.object({ order: v.object({ code: v.string() }) }) });

describe.each(concurrentTestDatabase())('loyalty credits on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
    await offer(true);
    await shop.db.insert(setting).values({ name: 'creditFor', value: { CZK: 100 } });
    await shop.db.update(variant).set({ credits: 150 }).where(eq(variant.id, 'v-konev'));
    await shop.db.insert(creditMovement).values({
      id: 'cm-1',
      customerId: 'u-zakaznik',
      reason: 'given',
      amount: 400,
      createdAt: shop.clock.now,
    });
  });
  afterEach(() => shop.close());

  const offer = (loyalty_credits: boolean) =>
    shop.db.update(setting).set({ value: { loyalty_credits } }).where(eq(setting.name, 'functions'));
  const add = (body: object, headers = customerHeaders) => shop.call('POST', `${store}/cart/items`, { headers, body });
  const change = (id: string, amount: number) =>
    shop.call('PATCH', `${store}/cart/items/${id}`, { headers: customerHeaders, body: { amount } });
  const idOf = async (adding: ReturnType<typeof add>) =>
    v.parse(addItemResponse, (await adding).json).data.addedItem.id;
  const place = () => shop.call('POST', `${store}/cart/place`, { headers: customerHeaders, body: createPlaceBody() });
  const placedCode = async () => v.parse(placeOrderResponse, (await place()).json).data.order.code;
  const bring = (code: string, status: 'delivered' | 'cancelled' | 'paid') =>
    changeOrderStatus(
      { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings },
      { code, status },
    );
  const amount = async (headers = customerHeaders) =>
    (await shop.call('GET', `${store}/user/credits/amount`, { headers })).json;
  const having = (count: number) => ({ data: { amount: count } });
  const refusal = (title: string) => ({ status: 422, json: { errors: [{ title }] } });
  const onShelf = async () =>
    (await shop.db.select().from(stock).where(eq(stock.variantId, 'v-konev'))).map((row) => row.amount);

  it('shows the price in credits, unless the shop sells nothing for them', async () => {
    const prices = async () => (await shop.call('GET', '/cms/catalog/product?ids=p-konev')).json;
    expect(await prices()).toMatchObject({
      entities: [{ prices: { credits: 150 }, variants: [{ prices: { credits: 150 } }] }],
    });
    await offer(false);
    expect(await prices()).toMatchObject({ entities: [{ prices: { unitWithTax: 199, credits: null } }] });
    expect(await amount()).toEqual(having(0));
  });

  it('puts what is bought for credits on a separate line, which costs no money', async () => {
    await add({ id: 'v-konev', amount: 3 });
    await add(konev);
    expect(await add(konev)).toMatchObject({
      status: 200,
      json: {
        data: {
          addedItem: { amount: 2, freeAmount: 0, prices: { totalWithTax: 0, unitCredits: 150, totalCredits: 300 } },
          cart: {
            items: [{ amount: 3, prices: { totalWithTax: 597, unitCredits: null, totalCredits: null } }, { amount: 2 }],
            prices: { itemsWithTax: 597, totalWithTax: 597, credits: 300 },
          },
        },
      },
    });
    expect(await amount()).toEqual(having(400));
  });

  it('reports why something cannot be bought for credits', async () => {
    expect(await add(konev, {})).toMatchObject(
      refusal('Za kredity nakupují jen přihlášení zákazníci. Přihlaste se prosím.'),
    );
    expect(await add({ id: 'v-hadice-20', credits })).toMatchObject(refusal('Toto zboží se za kredity neprodává'));
    expect(await add({ ...konev, amount: 3 })).toMatchObject(
      refusal('Nemáte dost kreditů. Potřebujete jich 450, máte 400.'),
    );
    await offer(false);
    expect(await add(konev)).toMatchObject(refusal('Nákup za kredity obchod nenabízí'));
  });

  it('counts the other lines for credits, and lets an amount be reduced but not raised too far', async () => {
    const first = await idOf(add({ ...konev, amount: 2 }));
    expect(await add({ ...konev, newLine: true })).toMatchObject({ status: 422 });
    expect(await change(first, 3)).toMatchObject({ status: 422 });
    expect(await change(first, 1)).toMatchObject({ status: 200 });
    expect(await add({ ...konev, newLine: true })).toMatchObject({ status: 200 });
    expect(await change(first, 2)).toMatchObject({ status: 422 });
  });

  it('reports to a batch which lines the credits do not cover', async () => {
    const body = { items: [{ ...konev, amount: 2 }, konev, { id: 'v-hadice-20' }] };
    expect(await shop.call('POST', `${store}/cart/items/batch`, { headers: customerHeaders, body })).toMatchObject({
      json: { data: { imported: 2, total: 3 }, errors: [{ title: expect.stringContaining('Potřebujete jich 450') }] },
    });
  });

  it('is earned by products, not by their deposits', async () => {
    const legal = { deposit: { CZK: 100 } };
    await shop.db.update(product).set({ legal }).where(eq(product.id, 'p-konev'));
    await add({ id: 'v-konev', amount: 1 });
    const code = await placedCode();
    await bring(code, 'delivered');
    expect(await amount()).toEqual(having(401));
  });

  it('is charged with the order, once, and returned with the products when it is cancelled', async () => {
    await add({ ...konev, amount: 2 });
    const code = await placedCode();
    const expectedCart = { items: [{ prices: { totalCredits: 300 } }], prices: { itemsWithTax: 0, credits: 300 } };
    expect(await place()).toMatchObject({ json: { data: { order: { code, ...expectedCart } } } });
    expect(await shop.call('GET', `${store}/user/orders`, { headers: customerHeaders })).toMatchObject({
      json: { data: [expectedCart] },
    });
    expect(await amount()).toEqual(having(100));
    expect(await onShelf()).toEqual([98]);
    await Promise.all([bring(code, 'cancelled'), bring(code, 'cancelled')]);
    expect(await amount()).toEqual(having(400));
    expect(await onShelf()).toEqual([100]);
  });

  it('keeps a cart from becoming an order when the credits are gone since', async () => {
    await add({ ...konev, amount: 2 });
    const reason = 'revoked' as const;
    const gone = { id: 'cm-2', customerId: 'u-zakaznik', reason, amount: -200, createdAt: shop.clock.now };
    await shop.db.insert(creditMovement).values(gone);
    const title = 'Nemáte dost kreditů. Potřebujete jich 300, máte 200.';
    expect(await shop.call('POST', `${store}/cart/validate`, { headers: customerHeaders })).toMatchObject({
      json: { data: { result: false }, errors: [{ title }] },
    });
    expect(await place()).toMatchObject(refusal(title));
    expect(await onShelf()).toEqual([100]);
    await shop.db.update(variant).set({ credits: null }).where(eq(variant.id, 'v-konev'));
    expect(await place()).toMatchObject(refusal('Toto zboží se za kredity neprodává'));
  });

  it('is never spent twice by two concurrent orders', async () => {
    const orders = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const guest = await fillGuestCart(shop, 'v-konev', 1);
        const { json } = await shop.call('POST', `${store}/cart/place`, { headers: guest, body: createPlaceBody() });
        return v.parse(v.object({ data: v.object({ order: v.object({ id: v.string() }) }) }), json).data.order.id;
      }),
    );
    const spend = (orderId: string) =>
      shop.db.transaction(async (tx) => {
        if ((await lockBalance(tx, 'u-zakaznik')) < 300) return 'refused';
        const spent = { customerId: 'u-zakaznik', orderId, reason: 'spent', amount: -300 } as const;
        await addCreditMovement(tx, spent, shop.clock.now);
        return 'spent';
      });
    expect((await Promise.all(orders.map(spend))).sort()).toEqual(['refused', 'refused', 'spent']);
    expect(await loadBalance(shop.db, 'u-zakaznik')).toBe(100);
  });

  it('is earned when the order is delivered, and revoked when that is cancelled after all', async () => {
    await add({ id: 'v-hadice-20', amount: 2 });
    await add(konev);
    const code = await placedCode();
    await bring(code, 'paid');
    expect(await amount()).toEqual(having(250));
    await Promise.all([bring(code, 'delivered'), bring(code, 'delivered')]);
    expect(await amount()).toEqual(having(259));
    await expect(bring(code, 'paid')).rejects.toThrow('orderIsOver');
    await bring(code, 'cancelled');
    expect(await amount()).toEqual(having(400));
    await expect(bring(code, 'delivered')).rejects.toThrow('orderIsOver');
    await expect(bring('2026999999', 'paid')).rejects.toThrow('notFound');
  });

  it('is not available to members of restricted groups', async () => {
    const headers = await logInAs(shop, 'blokovany@example.com');
    await add({ id: 'v-hadice-20', amount: 2 }, headers);
    const placed = await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody() });
    await bring(v.parse(placeOrderResponse, placed.json).data.order.code, 'delivered');
    expect(await amount(headers)).toEqual(having(0));
    expect(await loadBalance(shop.db, 'u-blokovany')).toBe(0);
  });

  it('does not mix with what a guest put into the cart before logging in', async () => {
    await add(konev);
    const guest = await fillGuestCart(shop, 'v-konev', 5);
    await shop.call('POST', '/store/api/oauth/login', {
      headers: guest,
      body: { email: 'zakaznik@example.com', password: 'Vyloha-2026' },
    });
    expect(await shop.call('GET', `${store}/cart`, { headers: customerHeaders })).toMatchObject({
      json: {
        data: {
          items: [
            { amount: 1, prices: { totalCredits: 150 } },
            { amount: 5, prices: { totalCredits: null } },
          ],
        },
      },
    });
  });
});
