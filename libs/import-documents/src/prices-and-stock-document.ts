import * as v from 'valibot';
import { countField, idField, timestampField } from './fields';
import { priceField } from './product-document';

/** A partial update for frequent changes: prices and amounts that are not listed stay unchanged. */
export const pricesAndStockDocument = v.strictObject({
  type: v.literal('prices_and_stock'),
  variantId: idField,
  prices: v.optional(v.array(v.omit(priceField, ['history'])), []),
  /** Pieces (or quantity steps) by warehouse id. */
  stock: v.optional(v.record(idField, countField), {}),
  /** When the amounts were counted; sales since then are subtracted. */
  asOf: v.optional(timestampField),
});

export type PricesAndStockDocument = v.InferOutput<typeof pricesAndStockDocument>;
