import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { createShoppingList } from '../../api/lists.server';
import { listInput } from '../../model/list-input';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Creates a shopping list and redirects to it. */
export async function shoppingListsAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, listInput);
  if (!form.ok) return refused(form.problem);
  const response = await createShoppingList(store, form.value);
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'success', text: t('account:lists.saved') });
  return seeOther(response.data.id === null ? paths.shoppingLists() : paths.shoppingList(response.data.id));
}
