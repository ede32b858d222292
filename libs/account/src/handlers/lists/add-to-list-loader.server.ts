import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadProductsByIds } from '@vyloha/catalog/server';
import { notFound } from '@vyloha/links/server';
import { listShoppingLists } from '../../api/lists.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The product of the address and the lists it can be put into. */
export async function addToListLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const id = new URL(request.url).searchParams.get('zbozi');
  const [[product], lists] = await Promise.all([
    loadProductsByIds(context, id === null ? [] : [id], { checkPermissions: true }),
    listShoppingLists(context.store),
  ]);
  if (product === undefined) throw notFound();
  const { name, slug, fileKey } = product;
  return { product: { name, slug, fileKey }, lists, meta: { title: context.t('account:list.add') } };
}
