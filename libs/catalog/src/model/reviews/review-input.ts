import { email, parsePhotoIds, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** The maximum of the backend. */
export const reviewLimits = { text: 5000, name: 60, email: 254, order_code: 40 } as const;

/** Message key for a review without stars; also for a review that the backend finds empty. */
export const emptyReview = 'forms:star_rating';

/** Ids of uploaded photographs, from the hidden field of a form that was refused. */
const uploadedPhotos = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => parsePhotoIds(text)),
  ),
);

const entries = {
  stars: v.pipe(v.string(emptyReview), v.regex(/^[1-5]$/, emptyReview), v.transform(Number)),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reviewLimits.text, 'catalog:reviews.tooLong'))),
  photos: uploadedPhotos,
};

/** A review by a logged-in customer: the account provides the rest. */
export const customerReviewInput = v.object(entries);

/** A review by a guest. */
export const guestReviewInput = v.object({
  ...entries,
  name: v.pipe(requiredText, v.maxLength(reviewLimits.name, 'catalog:reviews.tooLong')),
  email: v.pipe(email, v.maxLength(reviewLimits.email, 'catalog:reviews.tooLong')),
  /** Number of the order with the product. */
  order_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reviewLimits.order_code, 'catalog:reviews.tooLong'))),
});

export type ReviewInput = v.InferOutput<typeof customerReviewInput> & Partial<v.InferOutput<typeof guestReviewInput>>;
