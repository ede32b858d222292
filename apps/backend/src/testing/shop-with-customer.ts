import { createTestShop, type TestShop } from './create-test-shop';
import { logInAs } from './log-in-as';
import type { TestDatabase } from './test-databases';

interface ShopWithCustomer {
  shop: TestShop;
  /** Headers of a customer who is logged in. */
  own: Record<string, string>;
}

/** A shop in which a customer is logged in. */
export async function openShopWithCustomer(open: TestDatabase['open']): Promise<ShopWithCustomer> {
  const shop = await createTestShop({ database: await open() });
  return { shop, own: await logInAs(shop, 'zakaznik@example.com') };
}
