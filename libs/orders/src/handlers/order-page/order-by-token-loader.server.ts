import type { LoaderFunctionArgs } from '@remix-run/node';
import { isToken, toAddressLines } from '@vyloha/contract';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getOrderByToken } from '../../api/orders.server';
import { loadDocumentsByTokenOrEmpty } from '../documents/load-order-documents.server';
import { loadOrderTermsOrNull } from './load-order-terms.server';
import { loadOrderView } from './load-order-view.server';

/** The order of whoever has its token, guest or customer; without a valid token there is no such page. */
export async function orderByTokenLoader({ params, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  const [order, terms] = await Promise.all([
    getOrderByToken(context.store, token),
    loadOrderTermsOrNull(context, { token }),
  ]);
  if (order === null) throw notFound();
  const [view, { contact }, documents] = await Promise.all([
    loadOrderView(context, order, { token }),
    getGlobals(context.store),
    loadDocumentsByTokenOrEmpty(context, token),
  ]);
  const { name, phone, email, tin, vatin, vatinSvk } = contact;
  return {
    ...view,
    token,
    terms,
    documents,
    seller: { addressLines: [name, ...toAddressLines(contact)], phone, email, tin, vatin, vatinSvk },
    meta: { title: context.t('orders:order.title', { code: order.code }) },
  };
}
