import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm, requireAttempt } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getSharedList } from '../../api/lists.server';
import { addListToCart } from './add-list-to-cart.server';

/** Adds what somebody shared to the reader's own cart. */
export async function sharedListAction({ params, request, context }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  const list = await getSharedList(context.store, token);
  if (list === null) throw notFound();
  const attempt = requireAttempt(await readForm(request));
  return addListToCart(context, list, { ownPath: accountPaths.sharedList(token), attempt });
}
