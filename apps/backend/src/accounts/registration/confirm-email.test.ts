import { openServices } from '@vyloha/backend-kernel';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { issueDocuments } from '@vyloha/backend-orders';
import { listUserDocuments } from '@vyloha/backend-orders/testing';
import { createTestShop, testNow, type TestShop } from '../../testing/create-test-shop';
import { anOrderRow } from '../../testing/order-rows';
import { oneTestDatabase } from '../../testing/test-databases';
import { moduleServices } from '../../modules';
import { confirmEmail } from '@vyloha/backend-accounts';

const anAccount = (id: string, email: string) => ({
  id,
  email,
  passwordHash: 'x',
  firstName: 'Nová',
  lastName: 'Zákaznice',
  emailConfirmedAt: null,
});

describe.each(oneTestDatabase(import.meta.url))('a confirmed e-mail on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db
      .insert(customer)
      .values([anAccount('u-new', 'Nova@Example.com'), anAccount('u-other', 'other@example.com')]);
  });
  afterEach(() => shop.close());

  const addOrder = async (id: string, email: string, customerId: string | null = null) =>
    void (await shop.db.insert(shopOrder).values(anOrderRow({ id, email, customerId })));
  const confirm = (id: string) =>
    shop.db.transaction((tx) => confirmEmail(tx, { services: openServices(moduleServices), now: () => testNow }, id));
  const ordersOf = async (id: string) => {
    const rows = await shop.db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.customerId, id));
    return rows.map((row) => row.id).sort();
  };

  it('brings the orders of guests with it, however it was written', async () => {
    await addOrder('o-1', 'nova@example.com');
    await addOrder('o-2', 'NOVA@EXAMPLE.COM');
    await addOrder('o-3', 'Nova@Example.com');
    await addOrder('o-4', 'nova@example.com.evil.com');
    await addOrder('o-5', 'novaXexample.com');
    await addOrder('o-6', 'nova@example.com', 'u-other');
    expect(await ordersOf('u-new')).toEqual([]);
    await confirm('u-new');
    expect(await ordersOf('u-new')).toEqual(['o-1', 'o-2', 'o-3']);
    expect(await ordersOf('u-other')).toEqual(['o-6']);
  });

  it('brings their documents', async () => {
    await addOrder('o-1', 'nova@example.com');
    await shop.db.transaction((tx) => issueDocuments(tx, 'o-1', 'paid', testNow));
    const list = () =>
      listUserDocuments(
        { db: shop.db, locale: 'cs', customerId: 'u-new', now: () => testNow },
        { isOfCompany: false, isUnpaid: false },
        { page: 1, perPage: 10 },
      );
    expect(await list()).toMatchObject({ total: 0 });
    await confirm('u-new');
    expect(await list()).toMatchObject({ total: 1, documents: [{ kind: 'invoice' }] });
  });

  it('brings nothing to an account that is not confirmed, nor twice', async () => {
    await addOrder('o-1', 'nova@example.com');
    await confirm('u-other');
    expect(await ordersOf('u-new')).toEqual([]);
    await confirm('u-new');
    await addOrder('o-2', 'nova@example.com');
    await confirm('u-new');
    expect(await ordersOf('u-new')).toEqual(['o-1']);
  });
});
