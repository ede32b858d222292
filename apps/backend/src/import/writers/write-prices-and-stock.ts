import type { Transaction } from '../../database/database';
import { enqueueVariants } from '../../jobs/enqueue-jobs';
import type { PricesAndStockDocument } from '../documents/prices-and-stock-document';
import type { ImportMoments } from '../import-moments';
import { writePrices } from './write-prices';
import { writeStock } from './write-stock';

/** Writes the prices and amounts that are named; everything else about the variants stays. */
export async function writePricesAndStock(
  db: Transaction,
  documents: readonly PricesAndStockDocument[],
  { now, asOf }: ImportMoments,
): Promise<void> {
  const priced = await writePrices(
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
  const turned = await writeStock(db, [...new Set(counted.map(({ variantId }) => variantId))], counted, false);
  await enqueueVariants(db, [...new Set([...priced, ...turned])]);
}
