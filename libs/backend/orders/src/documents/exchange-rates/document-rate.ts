import { addDays } from '@vyloha/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { type ShopSettings, wallClock } from '@vyloha/backend-shop';
import type { OrderRow } from '../../orders/placing/to-order-rows';
import type { DocumentKind } from '../document-kinds';
import { shopDocument } from '../tables';
import { type ExchangeRate, localCurrencies, rateSourceOf, toExchangeRate } from './exchange-rate';
import { findRate } from './store-rates';

/** How many days before the supply the rate is of: by the Slovak act, § 26(1), it is that of the day before. */
const daysBefore = { CNB: 0, ECB: 1 } as const;

/**
 * The rate by which a document states the tax in its trader's currency: what a Czech or a Slovak trader taxes at home or does
 * not tax, in another currency; Czech act 235/2004, § 4(8) and 29(1)(l), Slovak act 222/2004, § 26(1) and 74(1). A credit
 * note has that of its invoice. Null where there is none, also where none is known; documents are issued all the same.
 */
export async function findDocumentRate(
  tx: Transaction,
  { id, currency, taxTreatment }: Pick<OrderRow, 'id' | 'currency' | 'taxTreatment'>,
  { kind, settings, now }: { kind: DocumentKind; settings: Pick<ShopSettings, 'taxCountry'>; now: Date },
): Promise<ExchangeRate | null> {
  const source = rateSourceOf(settings.taxCountry);
  if (source === undefined || currency === localCurrencies[source] || kind === 'deliveryNote') return null;
  if (taxTreatment === 'oss' || taxTreatment === 'nonPayer') return null;
  if (kind === 'invoice') return findRate(tx, { source, currency }, addDays(wallClock(now).day, -daysBefore[source]));
  const [invoice] = await tx
    .select({ exchangeRate: shopDocument.exchangeRate })
    .from(shopDocument)
    .where(and(eq(shopDocument.orderId, id), eq(shopDocument.kind, 'invoice')));
  return toExchangeRate(invoice?.exchangeRate ?? null);
}
