import { taxClasses } from '@vyloha/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '@vyloha/backend-kernel';
import { readTaxData } from './load-taxes';
import { currency, currentTax } from '../tables';

type CurrentTax = typeof currentTax.$inferSelect;

async function currentTaxes(db: Queryable, now: Date): Promise<CurrentTax[]> {
  const { countryOf, taxSettings, taxesFor } = await readTaxData(db);
  const codes = await db.select({ code: currency.code }).from(currency).orderBy(currency.code);
  return codes.flatMap(({ code }) => {
    const country = countryOf(code);
    const taxes = taxesFor(null, { currency: code, now });
    return taxClasses.flatMap((homeClass) =>
      taxClasses.map((taxClass): CurrentTax => {
        const rates = taxes.ratesOf({ taxClass: homeClass, taxClasses: { [country]: taxClass } });
        const isExchanged = taxSettings.pricesAcrossCountries === 'sameWithoutTax' || taxes.treatment === 'export';
        return {
          currency: code,
          country,
          homeClass,
          taxClass,
          ratePercent: rates.taxRate,
          listRatePercent: isExchanged ? rates.listRate : rates.taxRate,
        };
      }),
    );
  });
}

const keyOf = (row: CurrentTax) => JSON.stringify(row, Object.keys(row).sort());

/**
 * Whoever finds that a rate changed tells that pages no longer say what things cost: nobody else finds it afterwards.
 * @returns whether any rate is another one now, so that listings have to be written anew
 */
export async function writeCurrentTaxes(tx: Transaction, now: Date): Promise<boolean> {
  const rows = await currentTaxes(tx, now);
  const stored = new Set((await tx.select().from(currentTax)).map(keyOf));
  if (stored.size === rows.length && rows.every((row) => stored.has(keyOf(row)))) return false;
  await tx.delete(currentTax);
  if (rows.length > 0) await tx.insert(currentTax).values(rows);
  await tx.execute(sql`select pg_notify('vyloha_changes', 'products')`);
  return true;
}

/**
 * The row of `current_tax` for a product in a currency.
 * @param product whose `tax_class` and `tax_classes` it has
 */
export function isCurrentTaxOf(
  tax: SQL,
  product: { taxClass: AnyPgColumn | SQL; taxClasses: AnyPgColumn | SQL },
  currencyCode: SQL,
): SQL {
  // At home both are the same class; elsewhere the standard one holds for what is not known there.
  return sql`${tax}.currency = ${currencyCode} and ${tax}.home_class = ${product.taxClass}
    and ${tax}.tax_class = coalesce(${product.taxClasses} ->> ${tax}.country, 'standard')`;
}
