import * as v from 'valibot';
import { wholeNumber } from '@vyloha/backend-kernel';
import { maxPieces } from './allowed-amount';

const maxIdLength = 100;
const maxCustomLength = 2_000;

const idInput = v.pipe(v.string(), v.minLength(1), v.maxLength(maxIdLength, 'tooLong'));

export const amountInput = wholeNumber({ min: 1, max: maxPieces });

/** One item to put into the cart; `id` is the variant's. */
export const itemInput = v.pipe(
  v.object({
    id: idInput,
    type: v.optional(v.literal('product'), 'product'),
    amount: v.optional(amountInput, 1),
    parent_id: v.nullish(idInput, null),
    newLine: v.nullish(v.boolean(), false),
    credits: v.nullish(v.boolean(), false),
    forceAdd: v.nullish(v.boolean(), false),
    custom: v.nullish(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.check((value) => JSON.stringify(value).length <= maxCustomLength, 'tooLong'),
      ),
      null,
    ),
  }),
  v.transform(({ parent_id: parentId, credits: forCredits, id, amount, newLine, custom }) => ({
    id,
    amount,
    parentId,
    newLine,
    forCredits,
    custom,
  })),
);
