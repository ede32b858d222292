import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { multiplierFrom, parseAmount } from '@vyloha/cart';
import { firstErrorText } from '@vyloha/contract';
import { parseSubmission, readForm, requireAttempt } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { badRequest, notFound, refused, seeOther } from '@vyloha/links/server';
import type { StoreResponse } from '@vyloha/store-client';
import {
  changeListItem,
  getShoppingList,
  removeListItem,
  removeShoppingList,
  renameShoppingList,
  shareShoppingList,
} from '../../api/lists.server';
import { listNameInput } from '../../model/list-input';
import type { ShoppingList } from '../../model/shopping-list';
import { requireCustomer } from '../customer-session/require-customer.server';
import { addListToCart } from './add-list-to-cart.server';

interface Visit {
  context: AppLoadContext;
  id: string;
  form: FormData;
}

async function loadList({ context, id }: Visit): Promise<ShoppingList> {
  const list = await getShoppingList(context.store, id);
  if (list === null) throw notFound();
  return list;
}

/** Back to the list, with what was done or why it was not. */
function toList({ context, id }: Visit, response: StoreResponse<unknown>, done: string): Response {
  const { session, t } = context;
  session.flash(
    response.ok
      ? { kind: 'success', text: t(done) }
      : { kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') },
  );
  return seeOther(paths.shoppingList(id));
}

async function rename({ context, id, form }: Visit) {
  const { session, store, t } = context;
  const submission = await parseSubmission(form, listNameInput, ['intent']);
  if (!submission.ok) return refused(submission.problem);
  const response = await renameShoppingList(store, id, submission.value.name);
  if (!response.ok) return refused(submission.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'success', text: t('account:list.renamed') });
  return seeOther(paths.shoppingList(id));
}

async function changeAmount(visit: Visit) {
  const { context, id, form } = visit;
  const itemId = String(form.get('itemId'));
  const item = (await loadList(visit)).items.find((one) => one.id === itemId);
  if (item === undefined) return seeOther(paths.shoppingList(id));
  const amount = parseAmount(String(form.get('quantity')), multiplierFrom(item.metres));
  if (amount === null) {
    context.session.flash({ kind: 'warning', text: context.t('account:list.amountInvalid', { name: item.name }) });
    return seeOther(paths.shoppingList(id));
  }
  const response = await changeListItem(context.store, id, { itemId, amount });
  return toList(visit, response, 'account:list.amountChanged');
}

const intents: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  addToCart: async (visit) =>
    addListToCart(visit.context, await loadList(visit), {
      ownPath: paths.shoppingList(visit.id),
      attempt: requireAttempt(visit.form),
    }),
  amount: changeAmount,
  rename,
  share: async (visit) =>
    toList(visit, await shareShoppingList(visit.context.store, visit.id, true), 'account:list.shared'),
  unshare: async (visit) =>
    toList(visit, await shareShoppingList(visit.context.store, visit.id, false), 'account:list.unshared'),
  removeItem: async ({ context, id, form }) => {
    await removeListItem(context.store, id, String(form.get('itemId')));
    return seeOther(paths.shoppingList(id));
  },
  remove: async ({ context, id }) => {
    await removeShoppingList(context.store, id);
    context.session.flash({ kind: 'success', text: context.t('account:lists.removed') });
    return seeOther(paths.shoppingLists());
  },
};

/** Does one of the things a list's page offers. Removing what is gone already succeeds. */
export async function shoppingListAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { params, context, request } = args;
  const form = await readForm(request);
  const act = Object.hasOwn(intents, String(form.get('intent'))) ? intents[String(form.get('intent'))] : undefined;
  if (act === undefined) throw badRequest();
  return act({ context, id: params['id'] ?? '', form });
}
