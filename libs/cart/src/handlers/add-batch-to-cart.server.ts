import type { AppLoadContext } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { delays } from '@vyloha/config';
import type { Result } from '@vyloha/contract';
import { addBatch } from '../api/items.server';
import { type AddedBatch, type BatchItem, type BatchOptions, listAdjustedLines } from '../model/batch/added-batch';
import { toLinesEvent } from '../model/lines/to-line-event';
import type { CartProblem } from '../model/changes/cart-problem';
import { flashAdjusted } from './flash-adjusted.server';
import { setLoadedCart } from './load-cart.server';
import { getSalesPauseProblem } from './get-sales-pause-problem.server';

/** Maximum of messages: nobody reads more, and they are stored in a cookie. */
const maxReasons = 10;

/** Messages on what was added, in which other quantities, and why the rest was not; longer messages stay longer. */
function flashAddedBatch(
  context: AppLoadContext,
  added: AddedBatch | null,
  items: readonly BatchItem[],
  leftOutCount: number,
): void {
  const { session, t } = context;
  if (added === null) {
    session.flash({ kind: 'info', title: t('cart:batch.inProgress'), text: t('cart:batch.takesMinutes') });
    return;
  }
  const { errors, imported, total } = added;
  const duration = delays.batchNotice * (1 + errors.length);
  if (imported > 0) {
    session.flash({
      kind: 'success',
      text: t('cart:batch.imported', { imported, total: total + leftOutCount }),
      duration,
    });
  }
  flashAdjusted(context, listAdjustedLines(added, items));
  if (errors.length > 0) {
    const reasons = [...new Set(errors)].slice(0, maxReasons);
    session.flash({ kind: 'info', text: reasons.join(' '), duration });
  }
}

/** Reports those that are in the cart now; no script of a page knows what a batch added. */
function reportBatch(
  { currency, events }: AppLoadContext,
  { cart, imported, changedAmounts }: AddedBatch,
  items: readonly BatchItem[],
) {
  if (events.report === null || imported === 0) return;
  const lines = items.flatMap(({ variantId, amount }, index) => {
    const line = cart.lines.find((one) => one.variantId === variantId);
    const quantity = changedAmounts[index] === undefined ? amount : changedAmounts[index];
    return line === undefined || quantity === null ? [] : { line, quantity };
  });
  events.report(toLinesEvent('add_to_cart', lines, currency.code));
}

/**
 * Adds many items to the cart at once, unless sales are paused, and flashes messages with the result.
 * @param leftOutCount lines of the same list that are not among the items
 * @returns `null` for a batch that continues in the background
 */
export async function addBatchToCart(
  context: AppLoadContext,
  items: readonly BatchItem[],
  options: BatchOptions = {},
  leftOutCount = 0,
): Promise<Result<AddedBatch | null, CartProblem>> {
  const salesPauseProblem = await getSalesPauseProblem(context);
  if (salesPauseProblem !== null) return { ok: false, problem: salesPauseProblem };
  const result = await addBatch(context.store, items, options);
  if (!result.ok) return result;
  const added = result.value;
  if (added !== null) {
    if (added.guestToken !== null) context.cookies.set('guestCart', added.guestToken);
    setLoadedCart(context, added.cart);
    reportBatch(context, added, items);
  }
  flashAddedBatch(context, added, items, leftOutCount);
  return result;
}
