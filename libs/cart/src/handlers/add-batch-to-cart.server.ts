import type { AppLoadContext } from '@remix-run/node';
import { delays } from '@vyloha/config';
import { addBatch } from '../api/add-batch.server';
import type { BatchItem, BatchOutcome } from '../model/batch/batch-outcome';
import type { CartProblem } from '../model/changes/cart-problem';
import { setLoadedCart } from './load-cart.server';
import { getSalesPauseProblem } from './get-sales-pause-problem.server';

/** Maximum of messages: nobody reads more, and they are stored in a cookie. */
const maxReasons = 10;

/** Messages on what was added and why the rest was not; longer messages stay longer. */
function flashBatchOutcome({ session, t }: AppLoadContext, outcome: Exclude<BatchOutcome, { kind: 'refused' }>): void {
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
    const reasons = [...new Set(errors)].slice(0, maxReasons);
    session.flash({ kind: 'info', text: reasons.join(' '), duration });
  }
}

/**
 * Adds many items to the cart at once, unless sales are paused, and flashes messages with the result.
 * @returns the reason when nothing was added
 */
export async function addBatchToCart(
  context: AppLoadContext,
  items: readonly BatchItem[],
): Promise<CartProblem | null> {
  const salesPauseProblem = await getSalesPauseProblem(context);
  if (salesPauseProblem !== null) return salesPauseProblem;
  const outcome = await addBatch(context.store, items);
  if (outcome.kind === 'refused') return outcome.problem;
  if (outcome.kind === 'added') {
    if (outcome.guestToken !== null) context.cookies.set('guestCart', outcome.guestToken);
    setLoadedCart(context, outcome.cart);
  }
  flashBatchOutcome(context, outcome);
  return null;
}
