import type { AppLoadContext } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { emptyCart } from '../api/empty-cart.server';
import { removeCartItem } from '../api/remove-cart-item.server';
import type { AddToCartInput } from '../model/add-to-cart-input';
import type { BatchItem } from '../model/batch-outcome';
import type { Cart } from '../model/cart';
import type { CartActionResult, CartNotice } from '../model/cart-action-result';
import type { CartCommand } from '../model/cart-command';
import type { CartOutcome } from '../model/cart-outcome';
import { type CartProblem, cartProblemMessage } from '../model/cart-problem';
import { formatQuantity, toQuantity } from '../model/quantity';
import { removeLinePath } from '../model/remove-line-path';
import { addBatchToCart } from './add-batch-to-cart.server';
import { addToCart } from './add-to-cart.server';
import { changeQuantity } from './change-quantity.server';
import { rememberCart } from './load-cart.server';
import { chooseGift } from './order-gifts.server';

/** What a command ends with: the answer to a script, and where and with which message a plain form goes on. */
export interface CartReply {
  result: CartActionResult;
  location: string;
  notice: CartNotice | null;
}

function done(notice: CartNotice): CartReply {
  return { result: { kind: 'done', notice }, location: paths.cart(), notice };
}

function refused(problem: CartProblem, line: { lineId: string; quantity: string } | null = null): CartReply {
  const result = { kind: 'refused', problem, lineId: line?.lineId ?? null, quantity: line?.quantity ?? null } as const;
  return { result, location: paths.cart(), notice: null };
}

async function add(context: AppLoadContext, input: AddToCartInput): Promise<CartReply> {
  const outcome = await addToCart(context, input);
  if (!outcome.ok) {
    const { problem } = outcome;
    // The configured text and nothing more.
    if (problem.kind === 'shoppingDisabled') return done({ kind: 'warning', text: problem.message });
    return refused(problem);
  }
  const { line, changedAmount } = outcome.value;
  const text = line
    ? context.t('cart:added.notice', {
        name: line.name,
        quantity: formatQuantity(toQuantity(changedAmount, line.multiplier)),
        unit: line.unit,
      })
    : context.t('cart:added.title');
  const added = line ? { line, changedAmount } : null;
  return { result: { kind: 'added', added }, location: paths.cart(), notice: { kind: 'success', text } };
}

async function addMany(context: AppLoadContext, items: readonly BatchItem[]): Promise<CartReply> {
  const problem = await addBatchToCart(context, items);
  if (problem?.kind === 'shoppingDisabled') return done({ kind: 'warning', text: problem.message });
  if (problem !== null) return refused(problem);
  return { result: { kind: 'added', added: null }, location: paths.cart(), notice: null };
}

async function change(context: AppLoadContext, line: { lineId: string; quantity: string }): Promise<CartReply> {
  const changed = await changeQuantity(context, line.lineId, line.quantity);
  switch (changed.kind) {
    case 'changed':
      return done({ kind: 'info', text: context.t('cart:quantity.updated') });
    case 'limited':
      return done({ kind: 'warning', text: cartProblemMessage(changed.problem, context.t) });
    case 'removalToConfirm':
      return { result: { kind: 'removalToConfirm' }, location: removeLinePath(line.lineId), notice: null };
    case 'refused':
      return refused(changed.problem, line);
  }
}

function afterRemoval(context: AppLoadContext, outcome: CartOutcome<Cart | null>, noticeKey: string): CartReply {
  if (!outcome.ok) return refused(outcome.problem);
  rememberCart(context, outcome.value);
  return done({ kind: 'success', text: context.t(noticeKey) });
}

/** Does what a cart form asks for. */
export async function runCartCommand(context: AppLoadContext, command: CartCommand): Promise<CartReply> {
  switch (command.intent) {
    case 'add':
      return add(context, command.input);
    case 'addBatch':
      return addMany(context, command.items);
    case 'change':
      return change(context, command);
    case 'remove':
      return afterRemoval(context, await removeCartItem(context.store, command.lineId), 'cart:remove.success');
    case 'empty':
      return afterRemoval(context, await emptyCart(context.store), 'cart:empty.success');
    case 'gift':
      chooseGift(context, command.giftId, command.isChosen);
      return done({ kind: 'success', text: context.t(`cart:gifts.${command.isChosen ? 'chosen' : 'returned'}`) });
  }
}
