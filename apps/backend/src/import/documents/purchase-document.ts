import * as v from 'valibot';
import { idField, momentField } from './fields';

/** What somebody bought at once before the shop ran here; it tells which goods go together, and nothing of the buyer. */
export const purchaseDocument = v.strictObject({
  type: v.literal('purchase'),
  id: idField,
  productIds: v.pipe(v.array(idField), v.minLength(2, 'expected two products or more')),
  boughtAt: momentField,
});
