import { wireId } from '@vyloha/contract';
import * as v from 'valibot';
import { parseQuantity, pieceMultiplier, toAmount } from './quantity';

/** Backends refuse far earlier; this only keeps numbers exact. */
const MAX_AMOUNT = 999_999;

/** Metres may be typed finer than they are sold; the amount is rounded to whole steps. */
export const MAX_DECIMALS = 3;

/** What is put into the cart: a variant and how many counted steps of it. */
export interface AddToCartInput {
  variantId: string;
  amount: number;
  /** Paid with loyalty credits. */
  isForCredits: boolean;
  /** On a line of its own, even when the variant is in the cart already. */
  isNewLine: boolean;
}

const flagField = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value === 'true'),
);

const multiplierField = v.pipe(
  v.optional(v.string(), String(pieceMultiplier)),
  v.transform(Number),
  v.number(),
  v.gtValue(0),
  v.maxValue(1),
);

/** Fields of the add-to-cart form, names as in docs/contract.md; `multiplier` only for goods sold by the metre. */
export const addToCartInput = v.pipe(
  v.object({
    id: wireId,
    quantity: v.optional(v.string(), '1'),
    multiplier: multiplierField,
    forCredits: flagField,
    newLine: flagField,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): AddToCartInput => {
    const { id, quantity, multiplier, forCredits, newLine } = dataset.value;
    const shown = parseQuantity(quantity, multiplier === pieceMultiplier ? 0 : MAX_DECIMALS);
    const amount = shown === null ? 0 : toAmount(shown, multiplier);
    if (amount < 1 || amount > MAX_AMOUNT) {
      addIssue({
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'quantity', value: quantity }],
      });
      return NEVER;
    }
    return { variantId: id, amount, isForCredits: forCredits, isNewLine: newLine };
  }),
);
