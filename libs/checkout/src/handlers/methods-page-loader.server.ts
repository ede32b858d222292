import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { toBranchOption, type StoreBranch } from '@vyloha/branches';
import { isCartEmpty } from '@vyloha/cart';
import { loadCart, loadChosenGifts } from '@vyloha/cart/server';
import { isOn } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { advance } from '../machine/checkout-state';
import { isPaidInCurrency } from '../model/country';
import { offerFor } from '../model/selection';
import { readCheckout } from './checkout-cookie.server';
import { deliveryDays } from './delivery-days.server';
import { loadOffer } from './load-offer.server';
import { shopToday } from './shop-today.server';
import { toGoods } from './to-goods.server';

const SEE_OTHER = 303;

/** The details of the step before; null when they are missing or not for the money prices are in now. */
function givenDetails(context: AppLoadContext) {
  const state = readCheckout(context);
  const { details } = state.context;
  return details === null || !isPaidInCurrency(details.country, context.currency.code) ? null : { state, details };
}

function toBranchOptions(branches: Readonly<Record<string, readonly StoreBranch[]>>, now: Date) {
  return Object.fromEntries(
    Object.entries(branches).map(([id, list]) => [id, list.map((branch) => toBranchOption(branch, now))]),
  );
}

/** Shipping and payment with what was chosen so far, and the order to be confirmed. */
export async function methodsPageLoader({ context }: LoaderFunctionArgs) {
  const given = givenDetails(context);
  const offered = given && loadOffer(context, given.details.country);
  // With nothing in the cart it does not matter what became of it.
  offered?.catch(() => {});
  const cart = await loadCart(context);
  if (isCartEmpty(cart)) throw redirect(paths.cart(), SEE_OTHER);
  if (given === null || offered === null) throw redirect(paths.checkoutInfo(), SEE_OTHER);
  const { state, details } = given;
  const [{ offer: whole, branches }, gifts] = await Promise.all([offered, loadChosenGifts(context, cart)]);
  const offer = offerFor(details.country, whole);
  const now = new Date();
  return {
    details,
    offer,
    selection: advance(state, { type: 'offer.loaded', offer }).context.selection,
    branches: toBranchOptions(branches, now),
    days: deliveryDays({ cart, shippers: offer.shippers, branches, today: shopToday(now) }),
    goods: toGoods(cart, gifts),
    currency: context.currency,
    mayRegister: !context.shopper.isLoggedIn,
    takesCustomOrderNumber: isOn(context.config.features, 'customOrderNumber'),
    meta: { title: context.t('checkout:methods.title') },
  };
}
