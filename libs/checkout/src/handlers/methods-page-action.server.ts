import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { getPickUpPoint } from '@vyloha/branches/server';
import { isCartEmpty } from '@vyloha/cart';
import { getCart, loadChosenGifts, loginToCart } from '@vyloha/cart/server';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { advance, type CheckoutState } from '../machine/checkout-state';
import { parseSeenOrder } from '../model/order/parse-seen-order';
import { toSummary } from '../model/order/summary';
import { approvalField, needsApproval } from '../model/placing/buyer-limit';
import { seenField } from '../model/order/seen-order';
import { recalculateButton, takeBranchSearch, takeRemoteId, type BranchSearch } from '../model/selection/branch-search';
import { findPayment, findShipper, type Selection } from '../model/selection/selection';
import { toSelection } from '../model/placing/order-confirmation';
import { toExtras } from '../model/placing/order-extras';
import { orderConfirmationInput } from '../model/placing/order-confirmation-input';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { isPaidInActiveCurrency } from './load-delivery-settings.server';
import { loadBuyerLimitOrNone } from './load-buyer-limit.server';
import { loadOffer } from './load-offer.server';
import { isAttemptCartGone } from './pending-order.server';
import { reportMethods } from './report-methods.server';
import { sendOrder } from './send-order.server';
import { setDelivery } from './set-delivery.server';
import { toProductsSummary } from './to-products-summary.server';

/** Redirect for a form posted from a step that is no longer the current one. */
async function getFallbackPath({ store }: AppLoadContext, { context }: CheckoutState): Promise<string> {
  const isPlaced = context.orderToken !== null && isCartEmpty(await getCart(store));
  return isPlaced ? paths.checkoutFinish() : paths.checkoutInfo();
}

/** The page that shows the price of the selection; at the branches, when they were searched for. */
function toResults(search: BranchSearch | null, button: FormDataEntryValue | null): string {
  const page = paths.checkoutMethods(search);
  return search === null || button !== search.shipperId ? page : `${page}#methods-shipperBranch`;
}

/** The selection with the point of a network's map; as it was, with a message, when the shop does not know it. */
async function selectOnMap(
  context: AppLoadContext,
  selection: Selection,
  { shipperId, remoteId }: { shipperId: string; remoteId: string },
): Promise<Selection> {
  const point = await getPickUpPoint(context.store, { shipperId, remoteId });
  if (point !== null) return { ...selection, shipperId, branchId: point.id, deliveryTimeId: null };
  context.session.flash({ kind: 'warning', text: context.t('checkout:problem.pointUnavailable') });
  return selection;
}

/** Stores the selection; with the order button validates and places the order, otherwise shows its price. */
export async function methodsPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const search = takeBranchSearch(fields);
  const button = fields.get(recalculateButton);
  const remoteId = takeRemoteId(fields);
  const form = await parseSubmission(fields, orderConfirmationInput, [recalculateButton, seenField, approvalField]);
  if (!form.ok) return refused(form.problem);
  const previousState = readCheckout(context);
  const { details } = previousState.context;
  if (details === null || !(await isPaidInActiveCurrency(context, details.country))) {
    return seeOther(await getFallbackPath(context, previousState));
  }
  const extras = toExtras(form.value);
  const selection =
    remoteId !== null && typeof button === 'string'
      ? await selectOnMap(context, toSelection(form.value), { shipperId: button, remoteId })
      : toSelection(form.value);
  const login = loginToCart(context, paths.checkoutMethods());
  if (login !== null) {
    writeCheckout(context, advance(previousState, { type: 'choices.stored', selection, extras }));
    return login;
  }
  const countryCode = details.country;
  await setDelivery(context, details, selection);
  const [cart, loaded] = await Promise.all([
    getCart(context.store),
    loadOffer(context, { countryCode, selection, search: null, postcode: '' }),
  ]);
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
  if (fields.has(recalculateButton)) return seeOther(toResults(remoteId === null ? search : null, button));
  const { gifts, lostGifts } = await loadChosenGifts(context, cart);
  if (lostGifts !== null) context.session.flash({ kind: 'warning', text: lostGifts });
  const summary = toSummary(
    toProductsSummary(cart, gifts),
    findShipper(selection, loaded.offer),
    findPayment(selection, loaded.offer),
  );
  const isForApproval = needsApproval(await loadBuyerLimitOrNone(context), {
    totalMinor: summary.totalMinor,
    currencyCode: context.currency.code,
  });
  // Nobody sends by one button what the other one says: without script the selection may have changed the total.
  if (!isCartEmpty(cart) && isForApproval !== (fields.get(approvalField) === 'true')) {
    const text = context.t(isForApproval ? 'checkout:approval.needed' : 'checkout:approval.notNeeded');
    context.session.flash({ kind: 'warning', text });
    return seeOther(paths.checkoutMethods());
  }
  const seen = parseSeenOrder(fields.get(seenField));
  const sent = await sendOrder(context, { form, seen, cart, gifts, loaded, state });
  if (sent instanceof Response) reportMethods(context, { cart, selection, offer: loaded.offer });
  return sent;
}
