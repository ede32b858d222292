import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { localCurrencies, rateSourceOf, toExchangeRate, toLocal } from '../exchange-rates/exchange-rate';
import { documentTax, shopDocument, taxedDocument } from '../tables';
import { type TaxedDocument, treatmentOf } from './tax-lines';
import { daysOf } from './tax-period';
import type { TaxReturn } from './tax-returns';

/**
 * How amounts of a document become those in its trader's currency: they are in it, or by the rate that the document states its
 * tax by; null without one.
 */
function exchangeOf(
  { currency, exchangeRate }: Pick<typeof shopDocument.$inferSelect, 'currency' | 'exchangeRate'>,
  traderCountry: string,
): TaxedDocument['exchange'] {
  const source = rateSourceOf(traderCountry);
  if (source === undefined) return null;
  if (currency === localCurrencies[source]) return (minor) => minor;
  const rate = toExchangeRate(exchangeRate);
  return rate?.source === source ? (minor) => toLocal(minor, rate) : null;
}

/**
 * Documents of a period that a return is about, by number.
 * @param traderCountry alpha-3
 */
export async function loadTaxedDocuments(
  db: Queryable,
  { period, taxReturn, traderCountry }: { period: string; taxReturn: TaxReturn; traderCountry: string },
): Promise<TaxedDocument[]> {
  const { from, to } = daysOf(period);
  const isOfReturn = and(
    between(taxedDocument.suppliedOn, from, to),
    eq(taxedDocument.treatment, treatmentOf[taxReturn]),
  );
  const [originalDocument, original] = [alias(shopDocument, 'original_document'), alias(taxedDocument, 'original')];
  const rows = await db
    .select({ document: shopDocument, taxed: taxedDocument, originalSuppliedOn: original.suppliedOn })
    .from(taxedDocument)
    .innerJoin(shopDocument, eq(shopDocument.id, taxedDocument.documentId))
    .leftJoin(originalDocument, eq(originalDocument.number, taxedDocument.originalNumber))
    .leftJoin(original, eq(original.documentId, originalDocument.id))
    .where(isOfReturn)
    .orderBy(asc(shopDocument.number));
  const documentIds = db.select({ id: taxedDocument.documentId }).from(taxedDocument).where(isOfReturn);
  const taxes = await db.select().from(documentTax).where(inArray(documentTax.documentId, documentIds));
  const rates = groupBy(taxes, ({ documentId }) => documentId);
  return rows.map(
    ({ document: { id, kind, number, currency, exchangeRate }, taxed, originalSuppliedOn: suppliedOn }) => ({
      ...taxed,
      ...{ kind, number, currency },
      original:
        taxed.originalNumber === null || suppliedOn === null ? null : { number: taxed.originalNumber, suppliedOn },
      rates: rates.get(id) ?? [],
      exchange: exchangeOf({ currency, exchangeRate }, traderCountry),
    }),
  );
}
