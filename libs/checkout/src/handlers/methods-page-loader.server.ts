import { timeZone } from '@vyloha/contract';
import { randomUUID } from 'node:crypto';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadVatNumberState } from '@vyloha/account/server';
import { toBranchOption } from '@vyloha/branches';
import { loadCartTextsOrNone, loadChosenGifts, requireCartAtHand } from '@vyloha/cart/server';
import { isFeatureVisible, themeSettings } from '@vyloha/config';
import { isDutyOn } from '@vyloha/config/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { confirmationSwitches } from '../model/placing/confirmation-fields';
import { toDeliveryLines } from '../model/placing/delivery-parts';
import { toInitialExtras } from '../model/placing/order-extras';
import { readBranchSearch } from '../model/selection/branch-search';
import { filterOfferByCountry, ruledOutShipperIds } from '../model/selection/selection';
import { asksForOrderNumber } from './asks-for-order-number.server';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { deliveryDays } from './delivery-days.server';
import { getCountryName, isPaidInActiveCurrency } from './load-delivery-settings.server';
import { loadBuyerLimitOrNone } from './load-buyer-limit.server';
import { loadOffer, type LoadedOffer } from './load-offer.server';
import { requireNoPendingOrder } from './pending-order.server';
import { requireCart } from './require-cart.server';
import { toBuyer } from './to-buyer.server';
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

/** Back to the details; where they are there and only the currency is another one, with a message that says so. */
async function toDetails(context: AppLoadContext): Promise<Response> {
  const { details } = readCheckout(context).context;
  if (details !== null) {
    const country = await getCountryName(context, details.country);
    const text = context.t('checkout:country.currencySwitched', { currency: context.currency.code, country });
    context.session.flash({ kind: 'warning', text });
  }
  return seeOther(paths.checkoutInfo());
}

/** The places of each shipper as the page shows them. */
function toPickers(pickUps: LoadedOffer['pickUps'], now: Date) {
  return Object.fromEntries(
    Object.entries(pickUps).map(([shipperId, { places, ...search }]) => [
      shipperId,
      { ...search, places: places.map((place) => toBranchOption(place, now)) },
    ]),
  );
}

/** Loads shipping and payment with the current selection, and the order to confirm. */
export async function methodsPageLoader({ request, context }: LoaderFunctionArgs) {
  requireCartAtHand({ request, context });
  await requireNoPendingOrder(context);
  const validDetails = await getValidDetails(context);
  const buyerLimit = loadBuyerLimitOrNone(context);
  const vatNumberState = validDetails && loadVatNumberState(context, validDetails.details);
  const offerPromise =
    validDetails &&
    loadOffer(context, {
      countryCode: validDetails.details.country,
      postcode: validDetails.details.postcode,
      selection: validDetails.state.context.selection,
      search: readBranchSearch(request.url),
    });
  // Avoids an unhandled rejection when a redirect below leaves the promise unawaited.
  offerPromise?.catch(() => {});
  buyerLimit.catch(() => {});
  vatNumberState?.catch(() => {});
  const { cart, hasRemovedLines, removedNames } = await requireCart(context);
  if (validDetails === null || offerPromise === null) throw await toDetails(context);
  const { details } = validDetails;
  const state = advance(validDetails.state, { type: 'attempt.started', key: randomUUID(), cartId: cart.id });
  // Only when it is new: a late response must not restore a state that a form has changed since.
  if (state.context.attemptKey !== validDetails.state.context.attemptKey) writeCheckout(context, state);
  const [{ offer: completeOffer, pickUps }, { gifts, lostGifts }] = await Promise.all([
    offerPromise,
    loadChosenGifts(context, cart),
  ]);
  const offer = filterOfferByCountry(details.country, completeOffer);
  const { selection } = advance(state, { type: 'offer.loaded', offer }).context;
  const now = new Date();
  const { features, theme } = context.config;
  const visible = { features, themeSettings: themeSettings[theme] };
  const buyer = toBuyer(context, details);
  return {
    details,
    addressLines: toDeliveryLines(details),
    country: await getCountryName(context, details.country),
    vatNumberState: await vatNumberState,
    offer,
    ruledOutIds: ruledOutShipperIds(
      { shipperId: state.context.selection.shipperId, hasAddress: details.street !== '' },
      offer.shippers,
    ),
    selection,
    // Closed since it was selected.
    isPlaceLost: selection.branchId === null && state.context.selection.branchId !== null,
    extras: toInitialExtras(state.context.extras),
    pickers: toPickers(pickUps, now),
    mapKey: context.config.services.parcelPickupKey,
    days: deliveryDays({ cart, shippers: offer.shippers, pickUps, today: shopToday(now) }),
    products: toProductsSummary(cart, gifts),
    currency: context.currency,
    buyerLimit: await buyerLimit,
    mayRegister: !context.shopper.isLoggedIn && isFeatureVisible(visible, 'login'),
    enabledSwitches: confirmationSwitches.filter((name) => {
      if (name === 'customOrderNumber') return asksForOrderNumber(features, buyer);
      return name === 'paidInCrowns' ? context.currency.code === 'CZK' : isFeatureVisible(visible, name);
    }),
    minAge: cart.minAge,
    // The legal guarantee that the notice tells of is the consumers'.
    hasGuaranteeNotice:
      !buyer.isBusiness && isDutyOn(context.config.legalDutiesOff, 'guaranteeNotice', context.currency.code),
    hasRemovedLines,
    removedNames,
    lostGifts,
    cartTexts: await loadCartTextsOrNone(context),
    meta: { title: context.t('checkout:methods.title') },
  };
}
