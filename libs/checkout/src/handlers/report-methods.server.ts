import type { AppLoadContext } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import type { Cart, CartPayment, CartShipper } from '@vyloha/cart';
import { toCartItems } from '@vyloha/cart';
import { findPayment, findShipper, type Offer, type Selection } from '../model/selection/selection';

interface ConfirmedMethods {
  cart: Cart;
  selection: Selection;
  offer: Offer<CartShipper, CartPayment>;
}

/** Reports the shipping and payment of an order that was sent without script; with it the page has reported them. */
export function reportMethods(
  { currency, events }: AppLoadContext,
  { cart, selection, offer }: ConfirmedMethods,
): void {
  const { reportForm } = events;
  if (reportForm === null) return;
  const shippingTier = findShipper(selection, offer)?.name;
  const paymentType = findPayment(selection, offer)?.name;
  const priced = { currency: currency.code, ...toCartItems(cart) };
  if (shippingTier !== undefined) reportForm({ name: 'add_shipping_info', shippingTier, ...priced });
  if (paymentType !== undefined) reportForm({ name: 'add_payment_info', paymentType, ...priced });
}
