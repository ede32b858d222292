import type { ActionFunctionArgs } from '@remix-run/node';
import { isToken } from '@vyloha/contract';
import { readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { submitPayment } from '../payments/submit-payment.server';

/** Pays the order of whoever has its token, or changes how it is paid. */
export async function orderByTokenAction({ params, request, context }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  return submitPayment(context, {
    order: { token },
    path: paths.orderByToken(token),
    form: await readForm(request),
  });
}
