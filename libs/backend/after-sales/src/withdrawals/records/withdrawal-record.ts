import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { withdrawalSchema } from '../withdrawal-schema';

/** A withdrawal as the staff read it. */
export const withdrawalRecordSchema = namedSchema(
  'WithdrawalRecord',
  v.object({
    ...withdrawalSchema.entries,
    reason: v.nullable(v.string()),
    /** Where the money goes; null where it goes back the way it came. */
    bankAccount: v.nullable(v.string()),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  }),
);
