import { expect, it } from 'vitest';
import { findLeakedPrices } from '../src/fuzz/leaked-prices';
import { createShop, startShop } from '../src/shop/shop';
import { findProducts } from '../src/shopper/simulated-shoppers';

it('forged cookies do not reveal the prices of a company', async () => {
  const shop = await createShop();
  try {
    await startShop(shop);
    const { origin } = shop.storefront;
    expect(await findLeakedPrices(origin, await findProducts(origin, 20))).toEqual([]);
  } finally {
    await shop.close();
  }
});
