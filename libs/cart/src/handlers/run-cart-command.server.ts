import type { AppLoadContext } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { emptyCart } from '../api/empty-cart.server';
import { removeCartItem } from '../api/remove-cart-item.server';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import type { BatchItem } from '../model/batch/batch-outcome';
import type { Cart } from '../model/cart';
import type { CartActionResult, CartNotice } from '../model/changes/cart-action-result';
import type { CartCommand } from '../model/changes/cart-command';
import type { CartOutcome } from '../model/changes/cart-outcome';
import { type CartProblem, cartProblemMessage } from '../model/changes/cart-problem';
import { formatQuantity, toQuantity } from '../model/lines/quantity';
import { removeLinePath } from '../model/lines/remove-line-path';
import { addBatchToCart } from './add-batch-to-cart.server';
import { addToCart } from './add-to-cart.server';
import { changeQuantity } from './change-quantity.server';
import { setLoadedCart } from './load-cart.server';
import { chooseGift } from './order-gifts.server';

/** Result of a command: the JSON for a script, and the redirect with its message for a plain form. */
export interface CartCommandResponse {
  result: CartActionResult;
  location: string;
  notice: CartNotice | null;
}

function createDoneResponse(notice: CartNotice): CartCommandResponse {
  return { result: { kind: 'done', notice }, location: paths.cart(), notice };
}

function createRefusedResponse(
  problem: CartProblem,
  line: { lineId: string; quantity: string } | null = null,
): CartCommandResponse {
  const result = { kind: 'refused', problem, lineId: line?.lineId ?? null, quantity: line?.quantity ?? null } as const;
  return { result, location: paths.cart(), notice: null };
}

async function addItem(context: AppLoadContext, input: AddToCartInput): Promise<CartCommandResponse> {
  const outcome = await addToCart(context, input);
  if (!outcome.ok) {
    const { problem } = outcome;
    // Only the configured text.
    if (problem.kind === 'shoppingDisabled') return createDoneResponse({ kind: 'warning', text: problem.message });
    return createRefusedResponse(problem);
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

async function addItems(context: AppLoadContext, items: readonly BatchItem[]): Promise<CartCommandResponse> {
  const problem = await addBatchToCart(context, items);
  if (problem?.kind === 'shoppingDisabled') return createDoneResponse({ kind: 'warning', text: problem.message });
  if (problem !== null) return createRefusedResponse(problem);
  return { result: { kind: 'added', added: null }, location: paths.cart(), notice: null };
}

async function changeLine(
  context: AppLoadContext,
  line: { lineId: string; quantity: string },
): Promise<CartCommandResponse> {
  const changed = await changeQuantity(context, line.lineId, line.quantity);
  switch (changed.kind) {
    case 'changed':
      return createDoneResponse({ kind: 'info', text: context.t('cart:quantity.updated') });
    case 'limited':
      return createDoneResponse({ kind: 'warning', text: cartProblemMessage(changed.problem, context.t) });
    case 'removalToConfirm':
      return { result: { kind: 'removalToConfirm' }, location: removeLinePath(line.lineId), notice: null };
    case 'refused':
      return createRefusedResponse(changed.problem, line);
  }
}

function createRemovalResponse(
  context: AppLoadContext,
  outcome: CartOutcome<Cart | null>,
  noticeKey: string,
): CartCommandResponse {
  if (!outcome.ok) return createRefusedResponse(outcome.problem);
  setLoadedCart(context, outcome.value);
  return createDoneResponse({ kind: 'success', text: context.t(noticeKey) });
}

/** Runs the command of a cart form. */
export async function runCartCommand(context: AppLoadContext, command: CartCommand): Promise<CartCommandResponse> {
  switch (command.intent) {
    case 'add':
      return addItem(context, command.input);
    case 'addBatch':
      return addItems(context, command.items);
    case 'change':
      return changeLine(context, command);
    case 'remove':
      return createRemovalResponse(context, await removeCartItem(context.store, command.lineId), 'cart:remove.success');
    case 'empty':
      return createRemovalResponse(context, await emptyCart(context.store), 'cart:empty.success');
    case 'gift':
      chooseGift(context, command.giftId, command.isChosen);
      return createDoneResponse({
        kind: 'success',
        text: context.t(`cart:gifts.${command.isChosen ? 'chosen' : 'returned'}`),
      });
  }
}
