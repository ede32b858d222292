import * as v from 'valibot';
import { amountField, idField, timestampField } from './fields';
import { onePriceForEach, priceField } from './product-document';

/** A partial update for frequent changes: prices and amounts that are not listed stay unchanged. */
export const pricesAndStockDocument = v.strictObject({
  type: v.literal('prices_and_stock'),
  variantId: idField,
  prices: v.optional(v.pipe(v.array(v.omit(priceField, ['history'])), onePriceForEach()), []),
  /** Pieces (or quantity steps) by warehouse id. */
  stock: v.optional(v.record(idField, amountField), {}),
  /** When the amounts were counted; sales since then are subtracted. */
  asOf: v.optional(timestampField),
});

export type PricesAndStockDocument = v.InferOutput<typeof pricesAndStockDocument>;
