import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { cartProblemMessage, isCartEmpty, type Cart } from '@vyloha/cart';
import { forgetGifts, getCart, validateCart } from '@vyloha/cart/server';
import type { FormRefusal, ParsedSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { placeOrder } from '../api/place-order.server';
import { advance } from '../machine/checkout-state';
import { choiceProblems } from '../model/choice-problems';
import { fieldOfWireField } from '../model/field-of-wire-field';
import type { OrderConfirmation } from '../model/order-confirmation';
import { writeCheckout } from './checkout-cookie.server';
import { type OrderParts, placePayloadOf } from './place-payload-of.server';

const SEE_OTHER = 303;
const CONFLICT = 409;
const UNPROCESSABLE = 422;

interface OrderToSend extends OrderParts {
  form: Extract<ParsedSubmission<OrderConfirmation>, { ok: true }>;
}

function refuse(refusal: FormRefusal, status: number) {
  return data(refusal, { status });
}

/**
 * What the backend has against the cart. A cart that is gone is no objection: it was placed a moment ago, by the first
 * of two clicks, and placing it again answers with the same order.
 */
async function objectionToCart(context: AppLoadContext, cart: Cart): Promise<string | null> {
  if (isCartEmpty(cart)) return null;
  const validity = await validateCart(context.store);
  if (validity.ok || isCartEmpty(await getCart(context.store))) return null;
  return cartProblemMessage(validity.problem, context.t);
}

/** Validates and places the order. Whatever is refused is answered by the same page with nothing lost. */
export async function sendOrder(context: AppLoadContext, { form, ...parts }: OrderToSend) {
  const { cart, state } = parts;
  const { selection, offer } = state.context;
  const problems = choiceProblems(form.value, selection, offer);
  const payload = problems.length > 0 ? null : await placePayloadOf(context, parts, form.value);
  if (payload === null) {
    if (isCartEmpty(cart)) return redirect(paths.cart(), SEE_OTHER);
    const errors = problems.map(({ field, message }) => ({ field, title: message }));
    return refuse(form.refuse(errors), UNPROCESSABLE);
  }
  const objection = await objectionToCart(context, cart);
  if (objection !== null) return refuse(form.refuse([{ title: objection }]), CONFLICT);
  const answer = await placeOrder(context.store, payload);
  if (!answer.ok) {
    if (isCartEmpty(cart)) return redirect(paths.cart(), SEE_OTHER);
    return refuse(form.refuse(answer.errors, fieldOfWireField), answer.status);
  }
  const { token, paymentUrl } = answer.data;
  forgetGifts(context);
  writeCheckout(context, advance(state, { type: 'order.sent' }, { type: 'order.placed', token }));
  return redirect(paymentUrl ?? paths.checkoutFinish(), SEE_OTHER);
}
