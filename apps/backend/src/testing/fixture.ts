import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '@vyloha/backend-kernel';
import * as schema from './tables';
import { aCoupon } from './a-coupon';
import { catalogFixture } from './fixture-catalog';
import { customersFixture } from './fixture-customers';
import { shopFixture } from './fixture-shop';

/** The fixture as one statement, which takes a database a fraction of the time of one for each table. */
async function composeFixture(db: Database): Promise<string> {
  const { settings, currencies, countries, branches, shippers, pickUpPoints, shipperPrices, payments } = shopFixture;
  const inserts = [
    db.insert(schema.setting).values(settings),
    db.insert(schema.currency).values(currencies),
    db.insert(schema.country).values(countries),
    db.insert(schema.branch).values(branches),
    db.insert(schema.shipper).values(shippers),
    db.insert(schema.pickUpPoint).values(pickUpPoints),
    db.insert(schema.shipperPrice).values(shipperPrices),
    db.insert(schema.payment).values(payments),
    db.insert(schema.category).values(catalogFixture.categories),
    db.insert(schema.brand).values(catalogFixture.brands),
    db.insert(schema.product).values(catalogFixture.products),
    db.insert(schema.variant).values(catalogFixture.variants),
    db.insert(schema.price).values(catalogFixture.prices),
    db.insert(schema.warehouse).values(catalogFixture.warehouses),
    db.insert(schema.stock).values(catalogFixture.stock),
    db
      .insert(schema.coupon)
      .values([aCoupon({ code: 'POSLEDNI', maxUses: 1 }), aCoupon({ code: 'JEDNOU', oncePerCustomer: true })]),
    db.insert(schema.customer).values(await customersFixture()),
  ];
  const dialect = new PgDialect();
  const statements = inserts.map((insert) => dialect.sqlToQuery(insert.getSQL().inlineParams()).sql);
  return `do $fixture$ begin ${statements.join('; ')}; end $fixture$`;
}

let fixture: string | undefined;

/**
 * A tiny shop: two currencies, Czechia and Slovakia, four shippers with three pick-up points, three payments, two warehouses and one branch,
 * two categories, four products, two coupons and the demo accounts; ids are those of the demo shop.
 */
export async function insertFixture(db: Database): Promise<void> {
  fixture ??= await composeFixture(db);
  await db.execute(sql.raw(fixture));
}
