import type { ActionFunctionArgs } from '@remix-run/node';
import { parseAmount } from '@vyloha/cart';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { addListItem, createShoppingList, removeShoppingList } from '../../api/lists.server';
import { listChoiceInput, newList } from '../../model/list-input';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Puts the variant of the address into the selected list or a new one, and shows it. */
export async function addToListAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const { session, store, t } = context;
  const { searchParams } = new URL(request.url);
  const variantId = searchParams.get('varianta');
  if (variantId === null) throw notFound();
  // In counted steps, so never in fractions of one.
  const amount = parseAmount(searchParams.get('mnozstvi') ?? '1', 1) ?? 1;
  const form = await parseSubmission(request, listChoiceInput);
  if (!form.ok) return refused(form.problem);
  const { list, name = '' } = form.value;
  const isNew = list === newList;
  let id = list;
  if (isNew) {
    const created = await createShoppingList(store, { name, fromCart: false });
    if (!created.ok) return refused(form.refuse(created.errors), { status: created.status });
    id = created.data.id ?? '';
  }
  const added = await addListItem(store, id, { variantId, amount });
  if (!added.ok) {
    // Submitting again would make another list.
    if (isNew) await removeShoppingList(store, id);
    // The product is no field of this form.
    const errors = added.errors.map(({ title }) => ({ title }));
    return refused(form.refuse(errors), { status: added.status });
  }
  session.flash({ kind: 'success', text: t('account:list.added', { list: added.data.name }) });
  return seeOther(paths.shoppingList(id));
}
