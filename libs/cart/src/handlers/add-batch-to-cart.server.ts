import type { AppLoadContext } from '@remix-run/node';
import { delays } from '@vyloha/config';
import { addBatch } from '../api/add-batch.server';
import type { BatchItem, BatchOutcome } from '../model/batch-outcome';
import type { CartProblem } from '../model/cart-problem';
import { rememberCart } from './load-cart.server';
import { shoppingProblem } from './shopping-problem.server';

/** More would not be read, and messages travel in a cookie. */
const mostReasons = 10;

/** Says what went in and why the rest did not; the more there is to read, the longer it stays. */
function tell({ session, t }: AppLoadContext, outcome: Exclude<BatchOutcome, { kind: 'refused' }>): void {
  if (outcome.kind === 'inProgress') {
    session.flash({ kind: 'info', title: t('cart:batch.inProgress'), text: t('cart:batch.takesMinutes') });
    return;
  }
  const { errors, imported, total } = outcome;
  const duration = delays.batchNotice * (1 + errors.length);
  if (imported > 0) {
    session.flash({ kind: 'success', text: t('cart:batch.imported', { imported, total }), duration });
  }
  if (errors.length > 0) {
    const reasons = [...new Set(errors)].slice(0, mostReasons);
    session.flash({ kind: 'info', text: reasons.join(' '), duration });
  }
}

/**
 * Puts many things into the cart at once, unless the shop sells nothing now, and says by messages what went in.
 * @returns why nothing did
 */
export async function addBatchToCart(
  context: AppLoadContext,
  items: readonly BatchItem[],
): Promise<CartProblem | null> {
  const stop = await shoppingProblem(context);
  if (stop !== null) return stop;
  const outcome = await addBatch(context.store, items);
  if (outcome.kind === 'refused') return outcome.problem;
  if (outcome.kind === 'added') {
    if (outcome.guestToken !== null) context.cookies.set('guestCart', outcome.guestToken);
    rememberCart(context, outcome.cart);
  }
  tell(context, outcome);
  return null;
}
