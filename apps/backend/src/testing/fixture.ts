import type { Database } from '@vyloha/backend-kernel';
import * as schema from './tables';
import { aCoupon } from './a-coupon';
import { catalogFixture } from './fixture-catalog';
import { insertCustomers } from './fixture-customers';
import { shopFixture } from './fixture-shop';

/**
 * A tiny shop: two currencies, Czechia and Slovakia, four shippers with three pick-up points, three payments, two warehouses and one branch,
 * two categories, four products, two coupons and the demo accounts; ids are those of the demo shop.
 */
export async function insertFixture(db: Database): Promise<void> {
  const { settings, currencies, countries, branches, shippers, pickUpPoints, shipperPrices, payments } = shopFixture;
  await db.insert(schema.setting).values(settings);
  await db.insert(schema.currency).values(currencies);
  await db.insert(schema.country).values(countries);
  await db.insert(schema.branch).values(branches);
  await db.insert(schema.shipper).values(shippers);
  await db.insert(schema.pickUpPoint).values(pickUpPoints);
  await db.insert(schema.shipperPrice).values(shipperPrices);
  await db.insert(schema.payment).values(payments);
  await db.insert(schema.category).values(catalogFixture.categories);
  await db.insert(schema.brand).values(catalogFixture.brands);
  await db.insert(schema.product).values(catalogFixture.products);
  await db.insert(schema.variant).values(catalogFixture.variants);
  await db.insert(schema.price).values(catalogFixture.prices);
  await db.insert(schema.warehouse).values(catalogFixture.warehouses);
  await db.insert(schema.stock).values(catalogFixture.stock);
  await db
    .insert(schema.coupon)
    .values([aCoupon({ code: 'POSLEDNI', maxUses: 1 }), aCoupon({ code: 'JEDNOU', oncePerCustomer: true })]);
  await insertCustomers(db);
}
