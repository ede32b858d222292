import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { isCartEmpty } from '@vyloha/cart';
import { getCart, loadChosenGifts } from '@vyloha/cart/server';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { advance, type CheckoutState } from '../machine/checkout-state';
import { parseSeenOrder } from '../model/order/parse-seen-order';
import { seenField } from '../model/order/seen-order';
import { recalculateButton, takeBranchSearch, type BranchSearch } from '../model/selection/branch-search';
import { toSelection } from '../model/placing/order-confirmation';
import { toExtras } from '../model/placing/order-extras';
import { orderConfirmationInput } from '../model/placing/order-confirmation-input';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { isPaidInActiveCurrency } from './load-delivery-settings.server';
import { loadOffer } from './load-offer.server';
import { isAttemptCartGone } from './pending-order.server';
import { sendOrder } from './send-order.server';

/** Redirect for a form posted from a step that is no longer the current one. */
async function getFallbackPath({ store }: AppLoadContext, { context }: CheckoutState): Promise<string> {
  const isPlaced = context.orderToken !== null && isCartEmpty(await getCart(store));
  return isPlaced ? paths.checkoutFinish() : paths.checkoutInfo();
}

/** The page that shows the price of the selection, at the branches that were searched for. */
function toResults(search: BranchSearch | null): string {
  const page = paths.checkoutMethods(search);
  return search === null ? page : `${page}#methods-shipperBranch`;
}

/** Stores the selection; with the order button validates and places the order, otherwise shows its price. */
export async function methodsPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const search = takeBranchSearch(fields);
  const form = await parseSubmission(fields, orderConfirmationInput, [recalculateButton, seenField]);
  if (!form.ok) return refused(form.problem);
  const previousState = readCheckout(context);
  const { details } = previousState.context;
  if (details === null || !(await isPaidInActiveCurrency(context, details.country))) {
    return seeOther(await getFallbackPath(context, previousState));
  }
  const [selection, extras] = [toSelection(form.value), toExtras(form.value)];
  const [cart, loaded] = await Promise.all([getCart(context.store), loadOffer(context, details.country)]);
  if (!isCartEmpty(cart) && isAttemptCartGone(previousState.context, cart)) {
    writeCheckout(context, advance(previousState, { type: 'choices.stored', selection, extras }));
    return seeOther(paths.checkoutFinish());
  }
  const state = advance(
    previousState,
    { type: 'attempt.started', key: randomUUID(), cartId: cart.id },
    { type: 'offer.loaded', offer: loaded.offer },
    { type: 'selection.changed', selection },
    { type: 'extras.changed', extras },
  );
  writeCheckout(context, state);
  if (fields.has(recalculateButton)) return seeOther(toResults(search));
  const gifts = await loadChosenGifts(context, cart);
  const seen = parseSeenOrder(fields.get(seenField));
  return sendOrder(context, { form, seen, cart, gifts, loaded, state });
}
