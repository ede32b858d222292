import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { accountPaths, paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import { getQuote, putQuoteIntoCart } from '../../api/quotes.server';
import { findCurrency } from './find-currency.server';

const missing = 404;

/** Paths are in lower case, numbers are not. */
const codeOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => (params['code'] ?? '').toUpperCase();

/** A quote of the customer or of a colleague; others respond 404. */
export async function quoteLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const quote = await getQuote(context.store, codeOf(args));
  if (quote === null) throw notFound();
  return {
    quote,
    currency: await findCurrency(context, quote.currencyCode),
    meta: { title: context.t('company:quotes.quoteTitle', { code: quote.code }) },
  };
}

/** Puts what it offers into the cart; a message says why that is not possible. */
export async function quoteAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const code = codeOf(args);
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
