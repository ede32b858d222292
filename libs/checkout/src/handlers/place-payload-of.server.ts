import type { AppLoadContext } from '@remix-run/node';
import type { Cart } from '@vyloha/cart';
import { loadChosenGifts } from '@vyloha/cart/server';
import { isOn } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import type { CheckoutState } from '../machine/checkout-state';
import type { OrderConfirmation } from '../model/order-confirmation';
import { toPlacePayload, type PlacePayload } from '../model/place-payload';
import { findPayment, findShipper } from '../model/selection';
import type { LoadedOffer } from './load-offer.server';

function chosenBranch({ branches }: LoadedOffer, { shipperId, branchId }: CheckoutState['context']['selection']) {
  const ofShipper = shipperId === null ? [] : (branches[shipperId] ?? []);
  return ofShipper.find(({ id }) => id === branchId) ?? null;
}

/** What an order is made of, besides what its form says. */
export interface OrderParts {
  cart: Cart;
  loaded: LoadedOffer;
  /** With the choices of the form. */
  state: CheckoutState;
}

/** The order as it stands; `null` while a choice is missing. */
export async function placePayloadOf(
  context: AppLoadContext,
  { cart, state, loaded }: OrderParts,
  confirmation: OrderConfirmation,
): Promise<PlacePayload | null> {
  const { details, selection } = state.context;
  const shipper = findShipper(selection, loaded.offer);
  const payment = findPayment(selection, loaded.offer);
  if (details === null || shipper === null || payment === null) return null;
  const [{ contact }, gifts] = await Promise.all([getGlobals(context.store), loadChosenGifts(context, cart)]);
  return toPlacePayload({
    details,
    confirmation,
    shipper,
    payment,
    branch: chosenBranch(loaded, selection),
    shopAddress: contact,
    orderGiftIds: gifts.map(({ id }) => id),
    utm: context.cookies.get('utm'),
    settings: {
      sendsCustomOrderNumber: isOn(context.config.features, 'customOrderNumber'),
      allowsShippingBusinessNameOfBusiness: false,
    },
  });
}
