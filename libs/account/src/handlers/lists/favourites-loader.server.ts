import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadProductsByIds } from '@vyloha/catalog/server';
import { getWishList } from '../../api/lists.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The customer's wish list, newest first. */
export async function favouritesLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const { id, items } = await getWishList(context.store);
  const newestFirst = items.toReversed();
  const productIds = newestFirst.flatMap(({ productId }) => productId ?? []);
  return {
    listId: id,
    products: await loadProductsByIds(context, [...new Set(productIds)], {
      checkPermissions: true,
      withAlternatives: true,
    }),
    items: newestFirst.map(({ id: itemId, productId }) => ({ id: itemId, productId })),
    meta: { title: context.t('account:menu.favourites') },
  };
}
