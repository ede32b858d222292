import * as v from 'valibot';
import { namedSchema, requiredLine, wholeNumber } from '@vyloha/backend-kernel';
import { claimSolutions, claimStates } from './claim-states';

const maxDescriptionLength = 5000;
/** More than a claim may have, so that the reason for the refusal is known. */
const maxPhotoIds = 50;

/** Of whoever has a secret of the order. */
export const orderClaimInput = v.object({
  item_id: requiredLine(100),
  amount: wholeNumber({ min: 1 }),
  description: requiredLine(maxDescriptionLength),
  solution: v.picklist(claimSolutions, 'requiredValue'),
  photos: v.optional(v.pipe(v.array(requiredLine(100)), v.maxLength(maxPhotoIds)), []),
});

export type OrderClaimInput = v.InferOutput<typeof orderClaimInput>;

/** Of a customer. */
export const claimInput = v.object({ order_id: requiredLine(100), ...orderClaimInput.entries });

export type ClaimInput = v.InferOutput<typeof claimInput>;

/** What everybody may know who can claim something of its order. */
const summaryEntries = {
  code: v.string(),
  createdAt: v.string(),
  /** The last day to settle it, YYYY-MM-DD. */
  dueDate: v.string(),
  state: v.picklist(claimStates),
  item: v.object({ id: v.string(), name: v.string(), code: v.string(), unit: v.string() }),
  amount: v.number(),
};

export const claimSummarySchema = namedSchema('ClaimSummary', v.object(summaryEntries));

export type WireClaimSummary = v.InferOutput<typeof claimSummarySchema>;

/** What there is to claim. */
export const claimOrderSchema = namedSchema(
  'ClaimOrder',
  v.object({
    code: v.string(),
    createdAt: v.string(),
    /** Whether its products may have arrived. */
    isClaimable: v.boolean(),
    /** Whether the secret opens each claim with all that it says, as the order's own does. */
    opensClaims: v.boolean(),
    items: v.array(v.object({ id: v.string(), name: v.string(), unit: v.string(), amount: v.number() })),
    /** Newest first. */
    claims: v.array(claimSummarySchema),
  }),
);

export type WireClaimOrder = v.InferOutput<typeof claimOrderSchema>;

export const claimSchema = namedSchema(
  'Claim',
  v.object({
    ...summaryEntries,
    orderCode: v.string(),
    description: v.string(),
    solution: v.picklist(claimSolutions),
    /** How it was remedied; null until it is settled, and where the shop did not say it. */
    remedy: v.nullable(v.picklist(claimSolutions)),
    /** The last day of the legal guarantee of what is claimed; null for companies, and where nobody knows when it began. */
    guaranteeUntil: v.nullable(v.string()),
    photoCount: v.number(),
    /** Oldest first. */
    history: v.array(v.object({ state: v.picklist(claimStates), changedAt: v.string(), note: v.nullable(v.string()) })),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string(), addressLines: v.array(v.string()) }),
  }),
);

export type WireClaim = v.InferOutput<typeof claimSchema>;
