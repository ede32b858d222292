import { wireId } from '@vyloha/contract';
import * as v from 'valibot';
import { maxAmount, parseQuantity, pieceMultiplier, toAmount, toQuantity, unreadableQuantity } from '../lines/quantity';
import type { QuantityProblem } from '../changes/cart-problem';
import type { RequestedAmount } from './adjusted-quantity';

/** Metres may be typed more precisely than they are sold; the amount is rounded to whole steps. */
export const maxDecimals = 3;

/** A quantity in whole steps, and itself where these do not make it. */
export function toRequestedAmount(quantity: number, multiplier: number): RequestedAmount {
  const amount = toAmount(quantity, multiplier);
  return toQuantity(amount, multiplier) === quantity ? { amount } : { amount, typedQuantity: quantity };
}

function parseRequestedAmount(typed: string, multiplier: number): RequestedAmount | null {
  const quantity = parseQuantity(typed, multiplier === pieceMultiplier ? 0 : maxDecimals);
  const requested = toRequestedAmount(quantity ?? 0, multiplier);
  return requested.amount < 1 || requested.amount > maxAmount ? null : requested;
}

/** Why a typed quantity cannot be added. */
export function addedQuantityProblem(typed: string, multiplier: number): QuantityProblem {
  const decimals = multiplier === pieceMultiplier ? 0 : maxDecimals;
  const quantity = parseQuantity(typed, decimals);
  if (quantity === null) return unreadableQuantity(typed, decimals);
  return toAmount(quantity, multiplier) > maxAmount ? 'tooLarge' : 'invalid';
}

/** A typed quantity in counted steps; `null` when it is not a number or out of range. */
export function parseAmount(typed: string, multiplier: number): number | null {
  return parseRequestedAmount(typed, multiplier)?.amount ?? null;
}

/** An item to add: a variant and its amount in quantity steps. */
export interface AddToCartInput extends RequestedAmount {
  variantId: string;
  /** Paid with loyalty credits. */
  isForCredits: boolean;
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

/** Fields of the add-to-cart form, names as in docs/contract.md; `multiplier` only for products sold by the metre. */
export const addToCartInput = v.pipe(
  v.object({
    id: wireId,
    quantity: v.optional(v.string(), '1'),
    multiplier: multiplierField,
    forCredits: flagField,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): AddToCartInput => {
    const { id, quantity, multiplier, forCredits } = dataset.value;
    const requested = parseRequestedAmount(quantity, multiplier);
    if (requested === null) {
      addIssue({
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'quantity', value: quantity }],
      });
      return NEVER;
    }
    return { variantId: id, ...requested, isForCredits: forCredits };
  }),
);
