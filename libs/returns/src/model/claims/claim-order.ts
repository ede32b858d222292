import { displayText, validEntries } from '@vyloha/contract';
import * as v from 'valibot';
import { claimSummaryResponse } from './claim';
import type { ClaimableOrder } from './claimable-order';

/** `GET /api/v1/claims/orders/{token}` on the wire. */
export const claimOrderResponse = v.object({
  code: v.string(),
  /** ISO 8601 */
  createdAt: v.string(),
  /** Whether its products may have arrived. */
  isClaimable: v.boolean(),
  /** Whether the secret opens each claim with all that it says. */
  opensClaims: v.boolean(),
  items: validEntries(v.object({ id: v.string(), name: displayText, unit: v.string(), amount: v.number() })),
  /** Newest first. */
  claims: validEntries(claimSummaryResponse),
});

export type ClaimOrder = v.InferOutput<typeof claimOrderResponse>;

/** What the form of a claim needs of it. The secret says whose it is, so that its number stands for its id. */
export function toClaimableOrder({ code, createdAt, items }: ClaimOrder): ClaimableOrder {
  return { id: code, code, createdAt, items };
}
