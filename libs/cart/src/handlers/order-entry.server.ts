import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { newAttempt, readFields } from '@vyloha/forms/server';
import { notFound } from '@vyloha/links/server';
import { isFeatureEnabled } from '@vyloha/session/server';
import { orderImportFields, orderImportTables } from '../model/batch/order-import';
import { bulkOrderFields } from '../model/bulk-order/bulk-order-row';
import { changeBulkOrder, loadBulkOrder } from './bulk-order.server';
import { importOrder } from './order-import.server';

/** Loads the page that imports a list of codes; with the feature `bulkOrder` it has rows to type them as well. */
export async function orderImportLoader({ context }: LoaderFunctionArgs) {
  const hasRows = await isFeatureEnabled(context, 'bulkOrder');
  return {
    attempt: newAttempt(),
    rows: hasRows ? await loadBulkOrder(context) : null,
    meta: { title: context.t(hasRows ? 'cart:bulkOrder.title' : 'cart:import.title') },
  };
}

/** Handles both ways of entering an order: rows name an `intent` or a `choice`, a list does not. */
export async function orderEntryAction({ request, context }: ActionFunctionArgs) {
  const { prefix, names } = bulkOrderFields;
  const fields = await readFields(request, {
    names: [...orderImportFields, ...names],
    prefix,
    tables: orderImportTables,
  });
  if (fields['intent'] === undefined && fields['choice'] === undefined) return importOrder(context, fields);
  if (!(await isFeatureEnabled(context, 'bulkOrder'))) throw notFound();
  return changeBulkOrder(context, fields, new URL(request.url).pathname);
}
