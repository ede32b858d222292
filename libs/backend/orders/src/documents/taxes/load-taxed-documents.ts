import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { type ExchangeRate, toCrowns } from '../exchange-rates/exchange-rate';
import { documentTax, shopDocument, taxedDocument } from '../tables';
import { type TaxedDocument, treatmentOf } from './tax-lines';
import { daysOf } from './tax-period';
import type { TaxReturn } from './tax-returns';

/** In which a trader's returns are, by alpha-3 code of its country. */
const localCurrencies: Readonly<Record<string, string>> = { CZE: 'CZK', SVK: 'EUR' };

const unchanged = (minor: number) => minor;
/** By the rate that the document states its tax by; null without one. */
const inCrowns = (rate: ExchangeRate | null) => rate && ((minor: number) => toCrowns(minor, rate));

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
      exchange: currency === localCurrencies[traderCountry] ? unchanged : inCrowns(exchangeRate),
    }),
  );
}
