import type { AppLoadContext } from '@remix-run/node';
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

/** The order as it stands; `null` while a choice is missing. */
export async function placePayloadOf(
  context: AppLoadContext,
  state: CheckoutState,
  loaded: LoadedOffer,
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
    branch: chosenBranch(loaded, selection),
    shopAddress: contact,
    orderGiftIds: [],
    utm: context.cookies.get('utm'),
    settings: {
      sendsCustomOrderNumber: isOn(context.config.features, 'customOrderNumber'),
      allowsShippingBusinessNameOfBusiness: false,
    },
  });
}
