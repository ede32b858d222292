import { locales } from '@vyloha/contract';
import * as v from 'valibot';
import {
  countField,
  emailField,
  fileKeyField,
  idField,
  integerField,
  textField,
  timestampField,
  uniqueBy,
} from './fields';

const votesField = v.pipe(countField, v.maxValue(10_000, 'expected fewer votes'));
const localeField = v.picklist(locales);
const starsField = v.pipe(integerField, v.minValue(1, 'expected 1 to 5 stars'), v.maxValue(5, 'expected 1 to 5 stars'));

/** Product ratings are not imported: they are computed from reviews. */
export const reviewDocument = v.strictObject({
  type: v.literal('review'),
  id: idField,
  productId: idField,
  authorName: textField,
  /** Never displayed; identifies a later review by the same shopper. */
  email: v.optional(v.pipe(emailField, v.toLowerCase())),
  stars: starsField,
  text: v.optional(textField),
  locale: localeField,
  /** The shop has verified that the author bought the product. */
  isVerified: v.optional(v.boolean(), false),
  isHidden: v.optional(v.boolean(), false),
  /** Pictures of the shop, each of one review only. */
  photos: v.optional(
    v.pipe(
      v.array(fileKeyField),
      uniqueBy((key) => key, 'expected each picture once'),
    ),
    [],
  ),
  /** How many it helped, and how many it did not, before the shop ran here. */
  votes: v.optional(v.strictObject({ yes: votesField, no: votesField }), { yes: 0, no: 0 }),
  createdAt: timestampField,
});

/** A question about a product, or an answer that references its question. */
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
  createdAt: timestampField,
});
