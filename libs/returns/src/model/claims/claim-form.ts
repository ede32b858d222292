import { parsePhotoIds, requiredText, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { claimSolutions } from './claim';

export const claimLimits = { description: 5000 };

const separator = ':';

/** A line of an order as the value of an option. */
export const itemValue = (orderId: string, itemId: string) => `${orderId}${separator}${itemId}`;

/** The form of a new claim → what the store is sent. */
export const claimFormInput = v.object({
  item: v.pipe(
    requiredText,
    v.regex(/^[\w-]+:[\w-]+$/, 'returns:claims.itemInvalid'),
    v.transform((value) => {
      const [orderId = '', itemId = ''] = value.split(separator);
      return { orderId, itemId };
    }),
  ),
  amount: v.pipe(requiredText, v.regex(/^[1-9]\d{0,5}$/, 'returns:claims.amountInvalid'), v.transform(Number)),
  description: v.pipe(requiredText, v.maxLength(claimLimits.description, 'returns:claims.descriptionTooLong')),
  solution: v.picklist(claimSolutions, ruleMessages.required),
  photos: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => parsePhotoIds(text)),
    ),
  ),
});

export type ClaimForm = v.InferOutput<typeof claimFormInput>;
