import * as v from 'valibot';
import { idField, timestampField } from './fields';

/** Products bought together before the shop ran here, for recommendations; it contains no data of the buyer. */
export const purchaseDocument = v.strictObject({
  type: v.literal('purchase'),
  id: idField,
  productIds: v.pipe(v.array(idField), v.minLength(2, 'expected two products or more')),
  boughtAt: timestampField,
});
