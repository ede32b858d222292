import type { ActionFunctionArgs } from '@remix-run/node';
import { accountPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getSharedList } from '../../api/get-shared-list.server';
import { addListToCart } from './add-list-to-cart.server';

/** Adds what somebody shared to the reader's own cart. */
export async function sharedListAction({ params, context }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  const list = await getSharedList(context.store, token);
  if (list === null) throw notFound();
  return addListToCart(context, list, accountPaths.sharedList(token));
}
