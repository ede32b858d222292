import { newAttempt } from '@vyloha/forms/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { maySeeSchedules, requireCustomer } from '@vyloha/account/server';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getOrder } from '../../api/orders.server';
import { isOfColleague } from '../../model/company-orders';
import { hasOrderFiles } from '../../model/order-files';
import { loadOrderDocumentsOrEmpty } from '../documents/load-order-documents.server';
import { loadOrderTermsOrNull } from './load-order-terms.server';
import { loadOrderView } from './load-order-view.server';

/** One of the customer's own orders, or of a colleague; those of others respond 404. */
export async function orderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, context } = args;
  const order = await getOrder(context.store, params['id'] ?? '');
  if (order === null) throw notFound();
  const isReadOnly = isOfColleague(order.orderedBy);
  const reference = isReadOnly ? null : { id: order.id };
  const { functions } = await getGlobals(context.store);
  const [view, terms, documents] = await Promise.all([
    loadOrderView(context, order, reference),
    // A colleague agreed to its terms.
    reference && loadOrderTermsOrNull(context, reference),
    loadOrderDocumentsOrEmpty(context, order),
  ]);
  return {
    ...view,
    /** A colleague's is paid and returned by them. */
    isReadOnly,
    /** Makes ordering the same again twice one addition. */
    attempt: newAttempt(),
    terms,
    documents,
    /** Whether it can be ordered regularly. */
    maySchedule: !isReadOnly && maySeeSchedules(context),
    hasFiles: hasOrderFiles(functions, context.shopper),
    meta: { title: context.t('orders:order.title', { code: order.code }) },
  };
}
