import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { type ShopSettings, wallClock } from '@vyloha/backend-shop';
import type { OrderRow } from '../../orders/placing/to-order-rows';
import type { DocumentKind } from '../document-kinds';
import { shopDocument } from '../tables';
import { type ExchangeRate, localCurrency } from './exchange-rate';
import { findRate } from './store-rates';

/**
 * The rate by which a document states the tax in crowns: what a Czech trader taxes at home or does not tax, in another
 * currency; act 235/2004, § 4(8) and 29(1)(l). A credit note has that of its invoice. Null where there is none, also where none
 * is known; documents are issued all the same.
 */
export async function findDocumentRate(
  tx: Transaction,
  { id, currency, taxTreatment }: Pick<OrderRow, 'id' | 'currency' | 'taxTreatment'>,
  { kind, settings, now }: { kind: DocumentKind; settings: Pick<ShopSettings, 'taxCountry'>; now: Date },
): Promise<ExchangeRate | null> {
  const isStated = settings.taxCountry === 'CZE' && currency !== localCurrency && taxTreatment !== 'oss';
  if (!isStated || kind === 'deliveryNote') return null;
  if (kind === 'invoice') return findRate(tx, currency, wallClock(now).day);
  const [invoice] = await tx
    .select({ exchangeRate: shopDocument.exchangeRate })
    .from(shopDocument)
    .where(and(eq(shopDocument.orderId, id), eq(shopDocument.kind, 'invoice')));
  return invoice?.exchangeRate ?? null;
}
