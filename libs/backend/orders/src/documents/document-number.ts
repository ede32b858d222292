import type { Transaction } from '@vyloha/backend-kernel';
import { type ShopSettings, nextOfYear } from '@vyloha/backend-shop';
import type { OrderRow } from '../orders/placing/to-order-rows';
import type { DocumentKind } from './document-kinds';

/** Tells the series apart, also as a variable symbol. */
const seriesOf: Readonly<Record<DocumentKind, string>> = { invoice: '1', creditNote: '2', deliveryNote: '3' };

type Taxed = Pick<OrderRow, 'taxTreatment' | 'taxCountry'>;

/** Of the first series of the settings that the order belongs to; none of the usual one. */
function prefixOf({ taxTreatment, taxCountry }: Taxed, { documentSeries }: Pick<ShopSettings, 'documentSeries'>) {
  const series = documentSeries.find(
    ({ treatments, countries }) =>
      (treatments?.includes(taxTreatment) ?? true) && (countries?.includes(taxCountry) ?? true),
  );
  return series?.prefix ?? null;
}

/** The next number of a series: its prefix if it has one, the year, the kind, and six digits. */
export async function nextDocumentNumber(
  tx: Transaction,
  kind: DocumentKind,
  { order, settings, now }: { order: Taxed; settings: Pick<ShopSettings, 'documentSeries'>; now: Date },
): Promise<string> {
  const prefix = prefixOf(order, settings);
  const { year, number } = await nextOfYear(tx, prefix === null ? kind : `${kind} ${prefix}`, now);
  return `${prefix ?? ''}${year}${seriesOf[kind]}${number}`;
}
