import * as v from 'valibot';
import { namedSchema, requiredLine, wholeNumber } from '@vyloha/backend-kernel';
import { claimSolutions, claimStates } from './claim-states';

const maxDescriptionLength = 5000;
/** More than a claim may have, so that the reason for the refusal is known. */
const maxPhotoIds = 50;

export const claimInput = v.object({
  order_id: requiredLine(100),
  item_id: requiredLine(100),
  amount: wholeNumber({ min: 1 }),
  description: requiredLine(maxDescriptionLength),
  solution: v.picklist(claimSolutions, 'requiredValue'),
  photos: v.optional(v.pipe(v.array(requiredLine(100)), v.maxLength(maxPhotoIds)), []),
});

export type ClaimInput = v.InferOutput<typeof claimInput>;

export const claimSchema = namedSchema(
  'Claim',
  v.object({
    code: v.string(),
    orderCode: v.string(),
    createdAt: v.string(),
    /** The last day to settle it, YYYY-MM-DD. */
    dueDate: v.string(),
    state: v.picklist(claimStates),
    item: v.object({ name: v.string(), code: v.string(), unit: v.string() }),
    amount: v.number(),
    description: v.string(),
    solution: v.picklist(claimSolutions),
    photoCount: v.number(),
    /** Oldest first. */
    history: v.array(v.object({ state: v.picklist(claimStates), changedAt: v.string(), note: v.nullable(v.string()) })),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string(), addressLines: v.array(v.string()) }),
  }),
);

export type WireClaim = v.InferOutput<typeof claimSchema>;
