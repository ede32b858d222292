import { expect, it } from 'vitest';
import { findClaimedPrices } from '../src/fuzz/claimed-prices';
import { createShop, startShop } from '../src/shop/shop';
import { findProducts } from '../src/shopper/crowd';

it('nobody sees the prices of a company by writing cookies', async () => {
  const shop = await createShop();
  try {
    await startShop(shop);
    const { origin } = shop.storefront;
    expect(await findClaimedPrices(origin, await findProducts(origin, 20))).toEqual([]);
  } finally {
    await shop.close();
  }
});
