import { createTestShop, type TestShop } from './create-test-shop';
import { logInAs } from './log-in-as';
import type { TestDatabase } from './test-databases';

interface ShopWithCustomer {
  shop: TestShop;
  /** Headers of a logged-in customer. */
  customerHeaders: Record<string, string>;
}

/** A shop with a logged-in customer. */
export async function openShopWithCustomer(open: TestDatabase['open']): Promise<ShopWithCustomer> {
  const shop = await createTestShop({ database: await open() });
  return { shop, customerHeaders: await logInAs(shop, 'zakaznik@example.com') };
}
