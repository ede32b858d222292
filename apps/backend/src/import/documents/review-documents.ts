import * as v from 'valibot';
import { idField, momentField, textField, wholeField } from './fields';

const localeField = v.picklist(['cs', 'sk']);
const starsField = v.pipe(wholeField, v.minValue(1, 'expected 1 to 5 stars'), v.maxValue(5, 'expected 1 to 5 stars'));

/** Ratings of products are not imported: they are counted from these. */
export const reviewDocument = v.strictObject({
  type: v.literal('review'),
  id: idField,
  productId: idField,
  authorName: textField,
  /** Never shown; a later review of the same shopper is known by it. */
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('expected an e-mail'))),
  stars: starsField,
  text: v.optional(textField),
  locale: localeField,
  /** The shop knows that the author has bought the product. */
  isVerified: v.optional(v.boolean(), false),
  isHidden: v.optional(v.boolean(), false),
  createdAt: momentField,
});

/** A question about a product, or an answer: then it names the question. */
export const commentDocument = v.strictObject({
  type: v.literal('comment'),
  id: idField,
  productId: idField,
  questionId: v.optional(idField),
  authorName: textField,
  isOfShop: v.optional(v.boolean(), false),
  text: textField,
  locale: localeField,
  isHidden: v.optional(v.boolean(), false),
  createdAt: momentField,
});
