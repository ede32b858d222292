import type { PricesAndStockDocument } from '@vyloha/import-documents';
import type { Transaction } from '../../database/database';
import { enqueueVariants } from '../../jobs/enqueue-jobs';
import type { ImportTimestamps } from '../import-timestamps';
import { writePrices } from './write-prices';
import { writeStock } from './write-stock';

/** Writes the listed prices and amounts; all other data of the variants stays unchanged. */
export async function writePricesAndStock(
  db: Transaction,
  documents: readonly PricesAndStockDocument[],
  { now, asOf }: ImportTimestamps,
): Promise<void> {
  const repricedVariantIds = await writePrices(
    db,
    documents.map(({ variantId, prices }) => ({
      id: variantId,
      prices: prices.map((price) => ({ ...price, history: [] })),
    })),
    now,
  );
  const counted = documents.flatMap((document) =>
    Object.entries(document.stock).map(([warehouseId, amount]) => ({
      variantId: document.variantId,
      warehouseId,
      amount,
      asOf: document.asOf === undefined ? asOf : new Date(document.asOf),
    })),
  );
  const availabilityChangedIds = await writeStock(
    db,
    [...new Set(counted.map(({ variantId }) => variantId))],
    counted,
    false,
  );
  await enqueueVariants(db, [...new Set([...repricedVariantIds, ...availabilityChangedIds])]);
}
