import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getOrder } from '../../api/get-order.server';
import { isOfColleague } from '../../model/company-orders';
import { hasOrderFiles } from '../../model/order-files';
import type { OtherPayment } from '../../model/payments/payment-responses';
import { transferToPay } from '../../model/payments/transfer-to-pay';
import { requireCustomer } from '../customer-session/require-customer.server';
import { loadOrderDocumentsOrEmpty } from '../documents/load-order-documents.server';
import { maySeeSchedules } from '../schedules/may-schedule.server';
import { loadOtherPaymentsOrEmpty } from '../payments/load-other-payments.server';
import { createPaymentCodes } from '../payments/payment-codes.server';
import { loadOrderTermsOrNull } from './load-order-terms.server';
import { withCurrency } from './with-currency.server';

const noPayments: OtherPayment[] = [];

/** One of the customer's own orders, or of a colleague; those of others respond 404. */
export async function orderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, context } = args;
  const found = await getOrder(context.store, params['id'] ?? '');
  const [order] = found === null ? [] : await withCurrency(context, [found]);
  if (order === undefined) throw notFound();
  const isReadOnly = isOfColleague(order.orderedBy);
  const { contact, functions } = await getGlobals(context.store);
  const [otherPayments, terms, documents] = await Promise.all([
    isReadOnly ? noPayments : loadOtherPaymentsOrEmpty(context, { id: order.id }, order.status),
    // A colleague agreed to its terms.
    isReadOnly ? null : loadOrderTermsOrNull(context, { id: order.id }),
    loadOrderDocumentsOrEmpty(context, order),
  ]);
  const transfer = transferToPay(order);
  return {
    order,
    /** A colleague's is paid and returned by them. */
    isReadOnly,
    transfer,
    paymentCodes: createPaymentCodes(context, { code: order.code, transfer, recipient: contact.name }),
    /** Makes ordering the same again twice one addition. */
    attempt: randomUUID(),
    otherPayments,
    terms,
    documents,
    /** Whether it can be ordered regularly. */
    maySchedule: !isReadOnly && maySeeSchedules(context),
    hasFiles: hasOrderFiles(functions, context.shopper),
    meta: { title: context.t('account:order.title', { code: order.code }) },
  };
}
