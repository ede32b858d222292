import * as v from 'valibot';
import { countField, idField, momentField } from './fields';
import { priceField } from './product-document';

/** What changes several times a day, alone: prices and amounts that are not named stay. */
export const pricesAndStockDocument = v.strictObject({
  type: v.literal('prices_and_stock'),
  variantId: idField,
  prices: v.optional(v.array(v.omit(priceField, ['history'])), []),
  /** Pieces (or counted steps) by warehouse id. */
  stock: v.optional(v.record(idField, countField), {}),
  /** When the amounts were counted; what was sold since is taken off. */
  asOf: v.optional(momentField),
});

export type PricesAndStockDocument = v.InferOutput<typeof pricesAndStockDocument>;
