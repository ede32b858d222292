import type { ActionFunctionArgs } from '@remix-run/node';
import { isToken } from '@vyloha/contract';
import { readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { submitCancellation } from '../cancellation/submit-cancellation.server';
import { submitPayment } from '../payments/submit-payment.server';

/** Pays the order of whoever has its token, changes how it is paid, or cancels it. */
export async function orderByTokenAction({ params, request, context }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  const page = { order: { token }, path: paths.orderByToken(token), form: await readForm(request) };
  return (await submitCancellation(context, page)) ?? submitPayment(context, page);
}
