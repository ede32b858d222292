import { timeZone } from '@vyloha/contract';
import { randomUUID } from 'node:crypto';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { toBranchOption, type StoreBranch } from '@vyloha/branches';
import { loadCartTextsOrNone, loadChosenGifts } from '@vyloha/cart/server';
import { isFeatureVisible, themeSettings } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { confirmationSwitches } from '../model/placing/confirmation-fields';
import { toDeliveryLines } from '../model/placing/delivery-parts';
import { toInitialExtras } from '../model/placing/order-extras';
import { readBranchSearch } from '../model/selection/branch-search';
import { filterOfferByCountry } from '../model/selection/selection';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { deliveryDays } from './delivery-days.server';
import { getCountryName, isPaidInActiveCurrency } from './load-delivery-settings.server';
import { loadOffer } from './load-offer.server';
import { requireNoPendingOrder } from './pending-order.server';
import { requireCart } from './require-cart.server';
import { toProductsSummary } from './to-products-summary.server';

/** The Swedish locale formats dates as `YYYY-MM-DD`. */
const shopDate = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Today in the shop's time zone. */
function shopToday(now: Date): string {
  return shopDate.format(now);
}

/** The details of the previous step; null when they are missing or not for the active currency. */
async function getValidDetails(context: AppLoadContext) {
  const state = readCheckout(context);
  const { details } = state.context;
  const isValid = details !== null && (await isPaidInActiveCurrency(context, details.country));
  return isValid ? { state, details } : null;
}

function toBranchOptions(branches: Readonly<Record<string, readonly StoreBranch[]>>, now: Date) {
  return Object.fromEntries(
    Object.entries(branches).map(([id, list]) => [id, list.map((branch) => toBranchOption(branch, now))]),
  );
}

/** Loads shipping and payment with the current selection, and the order to confirm. */
export async function methodsPageLoader({ request, context }: LoaderFunctionArgs) {
  await requireNoPendingOrder(context);
  const validDetails = await getValidDetails(context);
  const search = readBranchSearch(request.url);
  const offerPromise = validDetails && loadOffer(context, validDetails.details.country, search);
  // Avoids an unhandled rejection when a redirect below leaves the promise unawaited.
  offerPromise?.catch(() => {});
  const { cart, hasRemovedLines } = await requireCart(context);
  if (validDetails === null || offerPromise === null) throw seeOther(paths.checkoutInfo());
  const { details } = validDetails;
  const state = advance(validDetails.state, { type: 'attempt.started', key: randomUUID(), cartId: cart.id });
  // Only when it is new: a late response must not restore a state that a form has changed since.
  if (state.context.attemptKey !== validDetails.state.context.attemptKey) writeCheckout(context, state);
  const [{ offer: completeOffer, branches, isPostcodeUnknown }, gifts] = await Promise.all([
    offerPromise,
    loadChosenGifts(context, cart),
  ]);
  const offer = filterOfferByCountry(details.country, completeOffer);
  const now = new Date();
  const { features, theme } = context.config;
  const visible = { features, themeSettings: themeSettings[theme] };
  return {
    details,
    addressLines: toDeliveryLines(details),
    country: await getCountryName(context, details.country),
    offer,
    selection: advance(state, { type: 'offer.loaded', offer }).context.selection,
    extras: toInitialExtras(state.context.extras),
    branches: toBranchOptions(branches, now),
    search: search && { ...search, isPostcodeUnknown },
    days: deliveryDays({ cart, shippers: offer.shippers, branches, today: shopToday(now) }),
    products: toProductsSummary(cart, gifts),
    currency: context.currency,
    mayRegister: !context.shopper.isLoggedIn,
    enabledSwitches: confirmationSwitches.filter((name) => isFeatureVisible(visible, name)),
    hasRemovedLines,
    cartTexts: await loadCartTextsOrNone(context),
    meta: { title: context.t('checkout:methods.title') },
  };
}
