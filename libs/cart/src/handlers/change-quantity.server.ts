import type { AppLoadContext } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { isFeatureOn, themeSettings } from '@vyloha/config';
import type { Result } from '@vyloha/contract';
import { changeCartItem } from '../api/items.server';
import type { AdjustedQuantity } from '../model/adding/adjusted-quantity';
import type { CartLine } from '../model/cart';
import type { CartProblem } from '../model/changes/cart-problem';
import { toLineEvent } from '../model/lines/to-line-event';
import {
  type BrokenLimit,
  clampQuantity,
  maxAmount,
  parseQuantity,
  quantityBounds,
  quantityDecimals,
  toAmount,
  toQuantity,
  unreadableQuantity,
} from '../model/lines/quantity';
import { loadCart, setLoadedCart } from './load-cart.server';

/** What a typed quantity did. */
type ChangedQuantity =
  | { kind: 'changed' }
  /** Set to another quantity, in which the product is sold. */
  | ({ kind: 'adjusted'; unit: string } & AdjustedQuantity)
  /** Removed meanwhile, perhaps in another tab. */
  | { kind: 'gone' }
  /** Clamped to the bounds. */
  | { kind: 'limited'; problem: Extract<CartProblem, { kind: 'quantityLimited' }> }
  /** Quantity zero: the shopper confirms before the line is removed. */
  | { kind: 'removalToConfirm' };

function limitQuantity(context: AppLoadContext, line: CartLine, quantity: number) {
  const bounds = quantityBounds(line.limits, line.multiplier);
  return isFeatureOn(context.config.features, 'limitNotifications')
    ? clampQuantity(quantity, bounds)
    : { quantity, broken: null };
}

function toLimitProblem(line: CartLine, limit: number, broken: BrokenLimit) {
  return { kind: 'quantityLimited', broken, limit, unit: line.unit } as const;
}

/** Reports by how much the amount of a line changed; no script of a page knows both amounts. */
function reportChange({ currency, events }: AppLoadContext, before: CartLine, lines: readonly CartLine[]): void {
  const after = lines.find(({ id }) => id === before.id);
  if (after === undefined || after.amount === before.amount) return;
  const change = after.amount - before.amount;
  const name = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  events.report?.(toLineEvent(name, after, { quantity: Math.abs(change), currency: currency.code }));
}

function toChanged({ id, unit, multiplier }: CartLine, requested: number, lines: readonly CartLine[]): ChangedQuantity {
  const after = lines.find((line) => line.id === id);
  const quantity = after === undefined ? requested : toQuantity(after.amount, multiplier);
  return quantity === requested ? { kind: 'changed' } : { kind: 'adjusted', unit, requested, quantity };
}

/** Sets the typed quantity; idempotent. */
export async function changeQuantity(
  context: AppLoadContext,
  lineId: string,
  typed: string,
): Promise<Result<ChangedQuantity, CartProblem>> {
  const cart = await loadCart(context);
  const line = cart.lines.find(({ id }) => id === lineId);
  if (line === undefined) return { ok: true, value: { kind: 'gone' } };
  const decimals = quantityDecimals(line.multiplier, themeSettings[context.config.theme].quantity.decimals);
  const requested = parseQuantity(typed, decimals);
  if (requested === null)
    return { ok: false, problem: { kind: 'quantityInvalid', reason: unreadableQuantity(typed, decimals) } };
  if (toAmount(requested, line.multiplier) > maxAmount)
    return { ok: false, problem: { kind: 'quantityInvalid', reason: 'tooLarge' } };
  if (toAmount(requested, line.multiplier) === 0) return { ok: true, value: { kind: 'removalToConfirm' } };
  const { quantity, broken } = limitQuantity(context, line, requested);
  const result = await changeCartItem(context.store, lineId, toAmount(quantity, line.multiplier));
  if (!result.ok) return result;
  setLoadedCart(context, result.value);
  reportChange(context, line, result.value.lines);
  if (broken === null) return { ok: true, value: toChanged(line, requested, result.value.lines) };
  return { ok: true, value: { kind: 'limited', problem: toLimitProblem(line, quantity, broken) } };
}
