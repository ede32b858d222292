import { type Result, wireId } from '@vyloha/contract';
import * as v from 'valibot';
import { type AddToCartInput, addedQuantityProblem, addToCartInput } from '../adding/add-to-cart-input';
import { batchPrefix, parseBatch } from '../batch/batch-fields';
import type { BatchItem } from '../batch/added-batch';
import { pieceMultiplier } from '../lines/quantity';
import type { CartProblem } from './cart-problem';
import { maxCouponCodeLength } from './max-coupon-code-length';

/** Command of a form posted to the cart's URL. */
export type CartCommand =
  | { intent: 'add'; input: AddToCartInput }
  | { intent: 'addBatch'; items: readonly BatchItem[] }
  | { intent: 'change'; lineId: string; quantity: string }
  | { intent: 'remove'; lineId: string }
  | { intent: 'empty' }
  | { intent: 'coupon'; couponCode: string }
  | { intent: 'removeCoupon' }
  | { intent: 'credits'; credits: string }
  | { intent: 'gift'; giftId: string; isChosen: boolean };

const otherCommand = v.variant('intent', [
  v.object({ intent: v.literal('change'), lineId: wireId, quantity: v.pipe(v.string(), v.maxLength(20)) }),
  v.object({ intent: v.literal('remove'), lineId: wireId }),
  v.object({ intent: v.literal('empty') }),
  v.object({ intent: v.literal('coupon'), couponCode: v.pipe(v.string(), v.trim(), v.maxLength(maxCouponCodeLength)) }),
  v.object({ intent: v.literal('removeCoupon') }),
  v.object({ intent: v.literal('credits'), credits: v.pipe(v.string(), v.trim(), v.maxLength(20)) }),
  v.object({
    intent: v.literal('gift'),
    giftId: wireId,
    isChosen: v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  }),
]);

/** All fields of the forms posted to the cart's URL; batch fields share a prefix. */
export const cartFields = {
  names: [
    ...Object.keys(addToCartInput.entries),
    ...otherCommand.options.flatMap(({ entries }) => Object.keys(entries)),
    'respondWith',
  ],
  prefix: batchPrefix,
};

type ParsedCommand = Result<CartCommand, CartProblem>;

function addedQuantityReason({ quantity, multiplier }: Record<string, unknown>) {
  const size = Number(multiplier ?? pieceMultiplier);
  return typeof quantity === 'string' && size > 0 ? addedQuantityProblem(quantity, size) : 'invalid';
}

function parseAdd(fields: Record<string, unknown>): ParsedCommand {
  const parsed = v.safeParse(addToCartInput, fields);
  if (parsed.success) return { ok: true, value: { intent: 'add', input: parsed.output } };
  const issues = v.flatten(parsed.issues).nested ?? {};
  if (issues.id) return { ok: false, problem: { kind: 'variantRequired' } };
  return { ok: false, problem: { kind: 'quantityInvalid', reason: addedQuantityReason(fields) } };
}

function parseBatchAdd(fields: Record<string, unknown>): ParsedCommand {
  const items = parseBatch(fields);
  return items === null
    ? { ok: false, problem: { kind: 'quantityInvalid', reason: 'invalid' } }
    : { ok: true, value: { intent: 'addBatch', items } };
}

/** Parses a posted form. Without an intent it adds, so that a plain form with `id` and `quantity` is enough. */
export function parseCartCommand(fields: Record<string, unknown>): ParsedCommand {
  const intent = fields['intent'] ?? 'add';
  if (intent === 'add') return parseAdd(fields);
  if (intent === 'addBatch') return parseBatchAdd(fields);
  const parsed = v.safeParse(otherCommand, fields);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, problem: { kind: 'unknown' } };
}
