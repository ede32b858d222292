import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import { enterCoupon, removeCoupon, spendCredits } from '../api/coupons.server';
import { emptyCart } from '../api/cart.server';
import { removeCartItem } from '../api/items.server';
import { adjustedQuantity } from '../model/adding/adjusted-quantity';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import type { BatchItem } from '../model/batch/added-batch';
import type { Cart } from '../model/cart';
import type { CartActionResult, CartNotice } from '../model/changes/cart-action-result';
import type { CartCommand } from '../model/changes/cart-command';
import { type CartProblem, cartProblemMessage } from '../model/changes/cart-problem';
import { formatQuantity, toQuantity } from '../model/lines/quantity';
import { addBatchToCart } from './add-batch-to-cart.server';
import { addToCart } from './add-to-cart.server';
import { changeQuantity } from './change-quantity.server';
import { setLoadedCart } from './load-cart.server';
import { chooseGift } from './order-gifts.server';

function toDone(notice: CartNotice): CartActionResult {
  return { ok: true, value: { kind: 'done', notice } };
}

/** A refused form, of one line or of the whole cart. */
export function toCartRefusal(
  reason: CartProblem,
  line: { lineId: string; quantity: string } | null = null,
): CartActionResult {
  return { ok: false, problem: { reason, lineId: line?.lineId ?? null, quantity: line?.quantity ?? null } };
}

/** Paused sales are no error of the form: only the configured text is shown. */
function toAddRefusal(problem: CartProblem): CartActionResult {
  return problem.kind === 'shoppingDisabled'
    ? toDone({ kind: 'warning', text: problem.message })
    : toCartRefusal(problem);
}

async function addItem(context: AppLoadContext, input: AddToCartInput): Promise<CartActionResult> {
  const result = await addToCart(context, input);
  if (!result.ok) return toAddRefusal(result.problem);
  const { line, changedAmount } = result.value;
  if (line === null) {
    const notice = { kind: 'success', text: context.t('cart:added.title') } as const;
    return { ok: true, value: { kind: 'added', added: null, notice } };
  }
  const { name, unit, multiplier } = line;
  const quantity = formatQuantity(toQuantity(changedAmount, multiplier));
  const text = context.t('cart:notice.added', { name, quantity, unit });
  const requestedQuantity = adjustedQuantity(input, changedAmount, multiplier)?.requested ?? null;
  const added = { line, changedAmount, requestedQuantity };
  if (requestedQuantity === null)
    return { ok: true, value: { kind: 'added', added, notice: { kind: 'success', text } } };
  const values = { requested: formatQuantity(requestedQuantity), quantity, unit };
  const notice = { kind: 'info', title: text, text: context.t('cart:adjusted.added', values) } as const;
  return { ok: true, value: { kind: 'added', added, notice } };
}

async function addItems(context: AppLoadContext, items: readonly BatchItem[]): Promise<CartActionResult> {
  const result = await addBatchToCart(context, items);
  return result.ok ? { ok: true, value: { kind: 'added', added: null, notice: null } } : toAddRefusal(result.problem);
}

async function changeLine(
  context: AppLoadContext,
  line: { lineId: string; quantity: string },
): Promise<CartActionResult> {
  const { lineId, quantity } = line;
  const result = await changeQuantity(context, lineId, quantity);
  if (!result.ok) return toCartRefusal(result.problem, line);
  switch (result.value.kind) {
    case 'changed':
      return toDone({ kind: 'info', text: context.t('cart:notice.updated') });
    case 'adjusted': {
      const { requested, quantity: sold, unit } = result.value;
      const values = { requested: formatQuantity(requested), quantity: formatQuantity(sold), unit };
      return toDone({ kind: 'info', text: context.t('cart:adjusted.changed', values) });
    }
    case 'gone':
      return toDone({ kind: 'warning', text: context.t('cart:notice.gone') });
    case 'limited':
      return toDone({ kind: 'warning', text: cartProblemMessage(result.value.problem, context.t) });
    case 'removalToConfirm':
      return { ok: true, value: { kind: 'removalToConfirm', lineId } };
  }
}

async function applyCoupon(context: AppLoadContext, couponCode: string): Promise<CartActionResult> {
  if (couponCode === '')
    return toCouponRefusal({ kind: 'refused', message: context.t('cart:coupon.empty') }, couponCode);
  const result = await enterCoupon(context.store, couponCode);
  if (!result.ok) return toCouponRefusal(result.problem, couponCode);
  setLoadedCart(context, result.value);
  return toDone({ kind: 'success', text: context.t('cart:coupon.entered') });
}

/** A whole number; spaces group its digits. */
const creditsPattern = /^\d{1,6}$/;

async function applyCredits(context: AppLoadContext, typed: string): Promise<CartActionResult> {
  const toRefusal = (reason: CartProblem): CartActionResult => ({
    ok: false,
    problem: { reason, lineId: null, quantity: null, credits: typed },
  });
  const digits = typed.replaceAll(/\s/g, '');
  if (!creditsPattern.test(digits)) {
    return toRefusal({ kind: 'refused', message: context.t('cart:creditsDiscount.invalid') });
  }
  const result = await spendCredits(context.store, Number(digits));
  if (!result.ok) return toRefusal(result.problem);
  setLoadedCart(context, result.value);
  const text = context.t(`cart:creditsDiscount.${Number(digits) === 0 ? 'removed' : 'entered'}`);
  return toDone({ kind: 'success', text });
}

function toCouponRefusal(reason: CartProblem, couponCode: string): CartActionResult {
  return { ok: false, problem: { reason, lineId: null, quantity: null, couponCode } };
}

function toRemovalResult(
  context: AppLoadContext,
  result: Result<Cart | null, CartProblem>,
  noticeKey: string,
): CartActionResult {
  if (!result.ok) return toCartRefusal(result.problem);
  setLoadedCart(context, result.value);
  return toDone({ kind: 'success', text: context.t(noticeKey) });
}

/** Runs the command of a cart form. */
export async function runCartCommand(context: AppLoadContext, command: CartCommand): Promise<CartActionResult> {
  switch (command.intent) {
    case 'add':
      return addItem(context, command.input);
    case 'addBatch':
      return addItems(context, command.items);
    case 'change':
      return changeLine(context, command);
    case 'remove':
      return toRemovalResult(context, await removeCartItem(context.store, command.lineId), 'cart:remove.success');
    case 'empty':
      return toRemovalResult(context, await emptyCart(context.store), 'cart:empty.success');
    case 'coupon':
      return applyCoupon(context, command.couponCode);
    case 'removeCoupon':
      return toRemovalResult(context, await removeCoupon(context.store), 'cart:coupon.removed');
    case 'credits':
      return applyCredits(context, command.credits);
    case 'gift':
      chooseGift(context, command.giftId, command.isChosen);
      return toDone({
        kind: 'success',
        text: context.t(`cart:gifts.${command.isChosen ? 'chosen' : 'returned'}`),
      });
  }
}
