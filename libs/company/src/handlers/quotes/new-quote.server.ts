import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { loadCart } from '@vyloha/cart/server';
import { attemptField, newAttempt, parseSubmission, readForm, requireAttempt } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { requestQuote } from '../../api/quotes.server';
import { quoteFormInput } from '../../model/quotes/quote-form';
import { mayRequestQuote } from './may-request-quote.server';

function requireBusiness(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  if (!mayRequestQuote(requireCustomer(args))) throw notFound();
}

/** What prices are asked for: the lines of the cart that are paid with money. */
export async function newQuoteLoader(args: LoaderFunctionArgs) {
  requireBusiness(args);
  const { context } = args;
  const { lines } = await loadCart(context);
  return {
    lines: lines
      .filter(({ credits, isSaleable }) => credits === null && isSaleable)
      .map(({ id, name, variantName, code, picture, amount, multiplier, unit, total }) => ({
        id,
        name: [name, variantName].filter(Boolean).join(', '),
        code,
        fileKey: picture?.fileKey ?? null,
        amount,
        multiplier,
        unit,
        totalWithoutTaxMinor: total.withoutTaxMinor,
      })),
    currency: context.currency,
    /** Makes sending the form twice one request. */
    attempt: newAttempt(),
    meta: { title: context.t('company:quotes.newTitle') },
  };
}

const fieldNames: Readonly<Record<string, string>> = { message: 'message', wanted_date: 'wantedDate' };

/** Sends the request; the cart stays as it is. */
export async function newQuoteAction(args: ActionFunctionArgs) {
  requireBusiness(args);
  const { request, context } = args;
  const fields = await readForm(request);
  const attempt = requireAttempt(fields);
  const form = await parseSubmission(fields, quoteFormInput, [attemptField]);
  if (!form.ok) return refused(form.problem);
  const response = await requestQuote(context.store, form.value, attempt);
  if (!response.ok) {
    return refused(
      form.refuse(response.errors, (field) => fieldNames[field]),
      { status: response.status },
    );
  }
  const { code } = response.data;
  context.session.flash({ kind: 'success', text: context.t('company:quotes.sent', { code }) });
  return seeOther(accountPaths.quote(code));
}
