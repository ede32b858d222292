import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { claimSchema } from '../claim-schema';

/** A claim as the staff read it. */
export const claimRecordSchema = namedSchema(
  'ClaimRecord',
  v.object({
    ...claimSchema.entries,
    currencyCode: v.string(),
    /** Whether the claimed pieces were paid back. */
    isRefunded: v.boolean(),
    /** What was paid back of their price instead; null for nothing. */
    refund: v.nullable(v.number()),
  }),
);
