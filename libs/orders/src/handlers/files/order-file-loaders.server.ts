import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getOrder } from '../../api/orders.server';
import { sendDownload } from './send-download.server';

/** A file about one of the customer's own orders, sent as it is made; those of others respond 404. */
function createOrderFileLoader(path: string) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    requireCustomer(args);
    const { params, context, request } = args;
    const order = await getOrder(context.store, params['id'] ?? '');
    if (order === null) throw notFound();
    const file = `/api/v1/user/orders/${encodeURIComponent(order.id)}/${path}`;
    return sendDownload(context, context.store.download(file, request.signal), paths.order(order.code));
  };
}

/** Products as CSV. */
export const orderItemsFileLoader = createOrderFileLoader('items/export');

/** Pictures of the products as an archive. */
export const orderPicturesFileLoader = createOrderFileLoader('items/images/export');
