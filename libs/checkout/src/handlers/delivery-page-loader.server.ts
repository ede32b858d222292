import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isCartEmpty } from '@vyloha/cart';
import { loadCart, loadChosenGifts } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { countryOfCurrency } from '../model/country';
import type { DeliveryDetails } from '../model/delivery-details';
import { phonePrefix } from '../model/phone-prefix';
import { detailsOfUser } from './details-of-user.server';
import { readCheckout } from './checkout-cookie.server';
import { toGoods } from './to-goods.server';

const SEE_OTHER = 303;

/** What the form starts with: what was filled before, what is known of the customer, the country of the money. */
function startingDetails(context: AppLoadContext): Partial<DeliveryDetails> {
  const { details } = readCheckout(context).context;
  if (details) return details;
  const country = countryOfCurrency(context.currency.code);
  return { country, billingCountry: country, phone: phonePrefix(country), ...detailsOfUser(context.shopper.user) };
}

/** The delivery step, filled with what is known already. */
export async function deliveryPageLoader({ context }: LoaderFunctionArgs) {
  const cart = await loadCart(context);
  if (isCartEmpty(cart)) throw redirect(paths.cart(), SEE_OTHER);
  return {
    details: startingDetails(context),
    isLoggedIn: context.shopper.isLoggedIn,
    goods: toGoods(cart, await loadChosenGifts(context, cart)),
    currency: context.currency,
    meta: { title: context.t('checkout:delivery.title') },
  };
}
