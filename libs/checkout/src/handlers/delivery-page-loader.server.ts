import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isCartEmpty } from '@vyloha/cart';
import { loadCart, loadChosenGifts } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type { User } from '@vyloha/session';
import { getGlobals } from '@vyloha/session/server';
import { countryCodes, countryOfCurrency } from '../model/delivery-details/country';
import { toInitialDetails, type InitialDetails } from '../model/delivery-details/delivery-details';
import { phonePrefix } from '../model/delivery-details/phone-prefix';
import { readCheckout } from './checkout-cookie.server';
import { requireNoPendingOrder } from './pending-order.server';
import { toProductsSummary } from './to-products-summary.server';

function getCustomerDetails(user: User): InitialDetails {
  const countryCode = countryCodes.find((code) => code === user.address?.countryCode);
  return toInitialDetails({ ...user, address: user.address && countryCode ? { ...user.address, countryCode } : null });
}

/** Initial values: the stored details, the customer's data, the country of the active currency. */
function getInitialDetails(context: AppLoadContext): InitialDetails {
  const { details } = readCheckout(context).context;
  if (details) return details;
  const country = countryOfCurrency(context.currency.code);
  const { user } = context.shopper;
  const ofCustomer = user === null ? {} : getCustomerDetails(user);
  return { country, billingCountry: country, phone: phonePrefix(country), ...ofCustomer };
}

/** Loads the delivery step with its initial values. */
export async function deliveryPageLoader({ context }: LoaderFunctionArgs) {
  await requireNoPendingOrder(context);
  const cart = await loadCart(context);
  if (isCartEmpty(cart)) throw seeOther(paths.cart());
  return {
    details: getInitialDetails(context),
    isLoggedIn: context.shopper.isLoggedIn,
    products: toProductsSummary(cart, await loadChosenGifts(context, cart)),
    currency: context.currency,
    hasCompanyRegister: (await getGlobals(context.store)).hasCompanyRegister,
    meta: { title: context.t('checkout:delivery.title') },
  };
}
