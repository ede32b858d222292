import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { quoteSchema } from '../quote-schema';

/** A quote as the staff read it. */
export const quoteRecordSchema = namedSchema(
  'QuoteRecord',
  v.object({ ...quoteSchema.entries, requestedBy: v.object({ name: v.string(), email: v.string() }) }),
);
