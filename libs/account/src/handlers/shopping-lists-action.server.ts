import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { createShoppingList } from '../api/create-shopping-list.server';
import { listInput } from '../model/list-input';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Creates a shopping list and redirects to it. */
export async function shoppingListsAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { store } = args.context;
  const form = await parseSubmission(args.request, listInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const response = await createShoppingList(store, form.value);
  if (!response.ok) return data(form.refuse(response.errors), { status: response.status });
  return redirect(response.data.id === null ? paths.shoppingLists() : paths.shoppingList(response.data.id), SEE_OTHER);
}
