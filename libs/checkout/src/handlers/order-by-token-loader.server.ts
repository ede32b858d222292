import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadOrderTermsOrNull } from '@vyloha/account/server';
import { isToken, toAddressLines } from '@vyloha/contract';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { loadOrderView } from './load-order-view.server';

/** The order of whoever has its token, guest or customer; without a valid token there is no such page. */
export async function orderByTokenLoader({ params, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  const [view, terms] = await Promise.all([loadOrderView(context, token), loadOrderTermsOrNull(context, { token })]);
  if (view === null) throw notFound();
  const { contact } = await getGlobals(context.store);
  const { name, phone, email, tin, vatin } = contact;
  return {
    ...view,
    terms,
    seller: { addressLines: [name, ...toAddressLines(contact)], phone, email, tin, vatin },
    meta: { title: context.t('checkout:order.title', { code: view.order.code }) },
  };
}
