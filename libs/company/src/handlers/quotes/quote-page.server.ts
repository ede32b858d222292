import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { cartProblemMessage, cartProblemTone } from '@vyloha/cart';
import { addBatchToCart } from '@vyloha/cart/server';
import { newAttempt, readForm, requireAttempt } from '@vyloha/forms/server';
import { accountPaths, paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import { getQuote, putQuoteIntoCart } from '../../api/quotes.server';
import { findCurrency } from './find-currency.server';
import { mayRequestQuote } from './may-request-quote.server';

const missing = 404;

/** Paths are in lower case, numbers are not. */
const codeOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => (params['code'] ?? '').toUpperCase();

/** A quote of the customer or of a colleague; others respond 404. */
export async function quoteLoader(args: LoaderFunctionArgs) {
  const user = requireCustomer(args);
  const { context } = args;
  const quote = await getQuote(context.store, codeOf(args));
  if (quote === null) throw notFound();
  return {
    quote,
    /** Of the form that asks for new prices; null where there is none. */
    attempt: quote.state === 'expired' && mayRequestQuote(user) ? newAttempt() : null,
    currency: await findCurrency(context, quote.currencyCode),
    meta: { title: context.t('company:quotes.quoteTitle', { code: quote.code }) },
  };
}

/** Adds what it was about to the cart, where new prices are asked for; messages of the cart say what was left out. */
async function askAgain({ context }: Pick<ActionFunctionArgs, 'context'>, code: string, attempt: string) {
  const quote = await getQuote(context.store, code);
  if (quote === null) throw notFound();
  const lines = quote.items.map(({ variantId, amount, name }) => ({ variantId, amount, name }));
  const added = await addBatchToCart(context, lines, { attempt });
  if (added.ok) return seeOther(accountPaths.newQuote());
  const { problem } = added;
  context.session.flash({ kind: cartProblemTone(problem), text: cartProblemMessage(problem, context.t) });
  return seeOther(accountPaths.quote(code));
}

/** Puts what it offers into the cart, or asks for it anew; a message says why that is not possible. */
export async function quoteAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const code = codeOf(args);
  const form = await readForm(request);
  if (form.get('intent') === 'again') return askAgain(args, code, requireAttempt(form));
  const response = await putQuoteIntoCart(context.store, code);
  if (response.ok) {
    context.session.flash({ kind: 'success', text: context.t('company:quotes.inCart', { code }) });
    return seeOther(paths.cart());
  }
  if (response.status === missing) throw notFound();
  const text = [...new Set(response.errors.map(({ title }) => title))].join(' ') || context.t('ui:failure.text');
  context.session.flash({ kind: 'danger', text });
  return seeOther(accountPaths.quote(code));
}
