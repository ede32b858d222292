import * as v from 'valibot';

/** Who left the newsletter elsewhere. */
export interface ForeignWithdrawal {
  email: string;
  /** YYYY-MM-DD */
  on: string;
}

/** Of one call. */
export const maxWithdrawals = 500;

export const withdrawalCountsSchema = v.object({
  /** Were subscribed, and are not any more. */
  withdrawn: v.number(),
  /** Have subscribed since: their new consent counts. */
  later: v.number(),
  /** Are no subscribers. */
  unknown: v.number(),
});

export type WithdrawalCounts = v.InferOutput<typeof withdrawalCountsSchema>;
