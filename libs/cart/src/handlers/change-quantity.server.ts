import type { AppLoadContext } from '@remix-run/node';
import { isOn, themeSettings } from '@vyloha/config';
import { changeCartItem } from '../api/change-cart-item.server';
import type { CartLine } from '../model/cart';
import type { CartProblem } from '../model/cart-problem';
import {
  type BrokenLimit,
  clampQuantity,
  parseQuantity,
  quantityBounds,
  quantityDecimals,
  toAmount,
} from '../model/quantity';
import { loadCart, rememberCart } from './load-cart.server';

/** What became of a typed quantity. */
export type ChangedQuantity =
  | { kind: 'changed' }
  /** Brought within the bounds first. */
  | { kind: 'limited'; problem: Extract<CartProblem, { kind: 'quantityLimited' }> }
  /** Nothing is left of the line: the shopper is asked before it goes. */
  | { kind: 'removalToConfirm' }
  | { kind: 'refused'; problem: CartProblem };

function limited(context: AppLoadContext, line: CartLine, quantity: number) {
  const bounds = quantityBounds(line.limits, line.multiplier);
  return isOn(context.config.features, 'limitNotifications')
    ? clampQuantity(quantity, bounds)
    : { quantity, broken: null };
}

function toLimitProblem(line: CartLine, limit: number, broken: BrokenLimit) {
  return { kind: 'quantityLimited', broken, limit, unit: line.unit } as const;
}

/** Sets the quantity a shopper typed; the same quantity twice changes nothing. */
export async function changeQuantity(context: AppLoadContext, lineId: string, typed: string): Promise<ChangedQuantity> {
  const cart = await loadCart(context);
  const line = cart.lines.find(({ id }) => id === lineId);
  // Removed meanwhile, perhaps in another tab: the page that follows shows it.
  if (line === undefined) return { kind: 'changed' };
  const decimals = quantityDecimals(line.multiplier, themeSettings[context.config.theme].quantity.decimals);
  const asked = parseQuantity(typed, decimals);
  if (asked === null) return { kind: 'refused', problem: { kind: 'quantityInvalid' } };
  if (toAmount(asked, line.multiplier) === 0) return { kind: 'removalToConfirm' };
  const { quantity, broken } = limited(context, line, asked);
  const outcome = await changeCartItem(context.store, lineId, toAmount(quantity, line.multiplier));
  if (!outcome.ok) return { kind: 'refused', problem: outcome.problem };
  rememberCart(context, outcome.value);
  return broken === null ? { kind: 'changed' } : { kind: 'limited', problem: toLimitProblem(line, quantity, broken) };
}
