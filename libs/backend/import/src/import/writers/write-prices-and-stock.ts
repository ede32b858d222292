import type { PricesAndStockDocument } from '@vyloha/import-documents';
import type { Transaction } from '@vyloha/backend-kernel';
import { enqueueVariants } from '@vyloha/backend-catalog';
import type { WriteSettings } from '../write-settings';
import { writePrices } from './write-prices';
import { writeStock } from './write-stock';

/** Writes the listed prices and amounts; all other data of the variants stays unchanged. */
export async function writePricesAndStock(
  db: Transaction,
  documents: readonly PricesAndStockDocument[],
  { now, asOf, parts }: WriteSettings,
): Promise<void> {
  const repriced = documents.map(({ variantId, prices }) => ({
    id: variantId,
    prices: prices.map((price) => ({ ...price, history: [] })),
  }));
  const repricedVariantIds = parts === 'stock alone' ? [] : await writePrices(db, repriced, now);
  const counted = documents.flatMap((document) =>
    Object.entries(document.stock).map(([warehouseId, amount]) => ({
      variantId: document.variantId,
      warehouseId,
      amount,
      asOf: document.asOf === undefined ? asOf : new Date(document.asOf),
    })),
  );
  const variantIds = parts === 'all but stock' ? [] : [...new Set(counted.map(({ variantId }) => variantId))];
  const availabilityChangedIds = await writeStock(db, variantIds, counted, false);
  await enqueueVariants(db, [...new Set([...repricedVariantIds, ...availabilityChangedIds])]);
}
