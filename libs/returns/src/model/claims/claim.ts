import { displayText } from '@vyloha/contract';
import * as v from 'valibot';

const claimStates = ['received', 'assessing', 'accepted', 'rejected', 'settled'] as const;

export type ClaimState = (typeof claimStates)[number];

/** What the customer may want. */
export const claimSolutions = ['repair', 'replacement', 'discount', 'refund'] as const;

/** States in which products are claimed, so that the same ones cannot be claimed again. */
const openStates: readonly (ClaimState | null)[] = ['received', 'assessing', 'accepted'];

export const isOpenClaim = ({ state }: Pick<ClaimSummary, 'state'>): boolean => openStates.includes(state);

/** `null` for a state that this version does not know. */
const claimState = v.fallback(v.nullable(v.picklist(claimStates)), null);

/** What everybody may know of a claim who can claim something of its order. */
export const claimSummaryResponse = v.object({
  code: v.string(),
  /** ISO 8601 */
  createdAt: v.string(),
  /** The last day to settle it, YYYY-MM-DD. */
  dueDate: v.string(),
  state: claimState,
  /** `id` is that of the order’s line; a backend may not say it. */
  item: v.object({ id: v.nullish(v.string(), null), name: displayText, code: v.string(), unit: v.string() }),
  amount: v.number(),
});

export type ClaimSummary = v.InferOutput<typeof claimSummaryResponse>;

/** One of `GET /api/v1/user/claims` on the wire. */
export const claimResponse = v.object({
  ...claimSummaryResponse.entries,
  orderCode: v.string(),
  description: v.string(),
  solution: v.fallback(v.nullable(v.picklist(claimSolutions)), null),
  /** How it was remedied; `null` until it is settled, and where the shop did not say it. */
  remedy: v.fallback(v.nullable(v.picklist(claimSolutions)), null),
  /** The last day of the legal guarantee, YYYY-MM-DD; `null` for companies, and where the shop does not know it. */
  guaranteeUntil: v.nullish(v.string(), null),
  photoCount: v.number(),
  /** Oldest first. */
  history: v.array(v.object({ state: claimState, changedAt: v.string(), note: v.nullable(v.string()) })),
  customer: v.object({ name: v.string(), email: v.string(), phone: v.string(), addressLines: v.array(v.string()) }),
});

export type Claim = v.InferOutput<typeof claimResponse>;

export const claimsResponse = v.array(claimResponse);

export const uploadedPhotoResponse = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => id),
);

/** A file in base64. */
export const photoContentResponse = v.object({ content: v.string() });
