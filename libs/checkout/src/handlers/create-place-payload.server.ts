import type { AppLoadContext } from '@remix-run/node';
import type { Cart, OrderGift } from '@vyloha/cart';
import { isFeatureOn } from '@vyloha/config';
import { parseCampaign } from '@vyloha/contract';
import { getGlobals } from '@vyloha/session/server';
import type { CheckoutState } from '../machine/checkout-state';
import type { OrderConfirmation } from '../model/placing/order-confirmation';
import { toExpectedOrder } from '../model/placing/expected-order';
import { toPlacePayload, type PlacePayload } from '../model/placing/place-payload';
import { findPayment, findShipper } from '../model/selection/selection';
import { asksForOrderNumber } from './asks-for-order-number.server';
import { givenConsentTexts } from './given-consent-texts.server';
import type { LoadedOffer } from './load-offer.server';
import { toBuyer } from './to-buyer.server';

function findSelectedBranch({ pickUps }: LoadedOffer, { shipperId, branchId }: CheckoutState['context']['selection']) {
  const places = shipperId === null ? [] : (pickUps[shipperId]?.places ?? []);
  return places.find(({ id }) => id === branchId) ?? null;
}

/** Parts of an order besides its form. */
export interface OrderParts {
  cart: Cart;
  gifts: readonly OrderGift[];
  loaded: LoadedOffer;
  /** With the selection of the form. */
  state: CheckoutState;
}

/** The payload of the order; `null` while the selection is incomplete. */
export async function createPlacePayload(
  context: AppLoadContext,
  { cart, gifts, state, loaded }: OrderParts,
  confirmation: OrderConfirmation,
): Promise<PlacePayload | null> {
  const { details, selection } = state.context;
  const shipper = findShipper(selection, loaded.offer);
  const payment = findPayment(selection, loaded.offer);
  if (details === null || shipper === null || payment === null) return null;
  const { contact } = await getGlobals(context.store);
  return toPlacePayload({
    details,
    confirmation,
    shipper,
    payment,
    branch: findSelectedBranch(loaded, selection),
    shopAddress: contact,
    consentTexts: givenConsentTexts(context, confirmation),
    orderGiftIds: gifts.map(({ id }) => id),
    quoteCodes: [...new Set(cart.lines.flatMap(({ quote }) => (quote?.applies === true ? [quote.code] : [])))],
    expected: toExpectedOrder(cart, { shipper, payment, currency: context.currency }),
    // Anybody can write the cookie, and a text too long for the backend would refuse every order.
    utm: isFeatureOn(context.config.features, 'utm') ? parseCampaign(context.cookies.get('utm') ?? '') : null,
    settings: {
      sendsCustomOrderNumber: asksForOrderNumber(context.config.features, toBuyer(context, details)),
      allowsShippingBusinessNameOfBusiness: isFeatureOn(context.config.features, 'shippingBusinessNameOfBusiness'),
    },
  });
}
