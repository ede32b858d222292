import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadVatNumberState } from '@vyloha/account/server';
import { loadChosenGifts, requireCartAtHand } from '@vyloha/cart/server';
import type { User } from '@vyloha/session';
import { getGlobals } from '@vyloha/session/server';
import { fromFormValues, toInitialDetails, type InitialDetails } from '../model/delivery-details/delivery-details';
import { defaultAddress, type AddressBook } from '../model/address-book/saved-address';
import { pickUpField } from '../model/delivery-details/delivery-rules';
import type { DeliverySettings } from '../model/delivery-details/delivery-settings';
import { phonePrefix } from '../model/delivery-details/phone-prefix';
import { readCheckout } from './checkout-cookie.server';
import { recallGuest } from './guest-details.server';
import { loadAddressBook } from './load-address-book.server';
import { loadDeliverySettings } from './load-delivery-settings.server';
import { requireNoPendingOrder } from './pending-order.server';
import { requireCart } from './require-cart.server';
import { toProductsSummary } from './to-products-summary.server';

function getCustomerDetails(user: User, { countries }: DeliverySettings): InitialDetails {
  const isServed = countries.some(({ code }) => code === user.address?.countryCode);
  return toInitialDetails({ ...user, address: isServed ? user.address : null });
}

/** Initial values: the stored details, the customer's data and default addresses, the country of the active currency. */
function getInitialDetails(context: AppLoadContext, settings: DeliverySettings, book: AddressBook): InitialDetails {
  const details = readCheckout(context).context.details ?? recallGuest(context);
  if (details) return details;
  const { countryCode } = settings;
  const { user } = context.shopper;
  const ofCustomer = user === null ? {} : getCustomerDetails(user, settings);
  const unknown = { country: countryCode, billingCountry: countryCode, phone: phonePrefix(countryCode) };
  const shipping = defaultAddress(book.shipping) ?? ('street' in ofCustomer ? null : book.shipping[0]);
  const booked = { ...shipping?.fields, ...defaultAddress(book.billing)?.fields };
  return { ...unknown, ...ofCustomer, ...fromFormValues(booked) };
}

/** The pick-up that the shopper has selected before; an empty text for a delivery to an address. */
function getPickUpId(context: AppLoadContext, { pickUps }: DeliverySettings): string {
  const { shipperId } = readCheckout(context).context.selection;
  return pickUps.find(({ id }) => id === shipperId)?.id ?? '';
}

/** Loads the delivery step with its initial values. */
export async function deliveryPageLoader({ request, context }: LoaderFunctionArgs) {
  requireCartAtHand({ request, context });
  await requireNoPendingOrder(context);
  const { cart, hasRemovedLines, removedNames } = await requireCart(context);
  const settings = await loadDeliverySettings(context);
  const addresses = await loadAddressBook(context, settings);
  const { gifts, lostGifts } = await loadChosenGifts(context, cart);
  const details = getInitialDetails(context, settings, addresses);
  return {
    details: { ...details, [pickUpField]: getPickUpId(context, settings) },
    vatNumberState: await loadVatNumberState(context, details),
    settings,
    addresses,
    isLoggedIn: context.shopper.isLoggedIn,
    isRemembered: recallGuest(context) !== null,
    products: toProductsSummary(cart, gifts),
    currency: context.currency,
    hasCompanyRegister: (await getGlobals(context.store)).hasCompanyRegister,
    hasRemovedLines,
    removedNames,
    lostGifts,
    meta: { title: context.t('checkout:delivery.title') },
  };
}
