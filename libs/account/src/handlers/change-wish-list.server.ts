import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { pageBefore, paths } from '@vyloha/links';
import { isIdentityUnknown } from '@vyloha/session';
import type { FlashMessage, User } from '@vyloha/session';
import type { StoreAnswer } from '@vyloha/store-client';
import { addToWishList } from '../api/add-to-wish-list.server';
import { removeListItem } from '../api/remove-list-item.server';
import { parseWishListCommand, type WishListCommand, wishListFields } from '../model/wish-list-command';

const SEE_OTHER = 303;

/** What is not in the list is as good as taken out of it. */
async function remove(
  { store }: AppLoadContext,
  { id, items }: User['wishList'],
  variantId: string,
): Promise<StoreAnswer<unknown> | null> {
  const item = items.find((one) => one.variantId === variantId);
  return id === null || item === undefined ? null : removeListItem(store, id, item.id);
}

/** Does what the heart asked for, and says how it ended. */
async function change(context: AppLoadContext, { wishList }: User, command: WishListCommand): Promise<FlashMessage> {
  const { store, t } = context;
  const { kind, variantId } = command;
  const isAdded = kind === 'add';
  const answer = await (isAdded ? addToWishList(store, variantId) : remove(context, wishList, variantId));
  if (answer === null || answer.ok) {
    return { kind: 'success', text: t(isAdded ? 'account:heart.added' : 'account:favourites.removed') };
  }
  return { kind: 'danger', text: firstErrorText(answer.errors) ?? t('ui:failure.text') };
}

/**
 * Marks a variant with a heart, or takes the mark away. A plain form goes back to the page it stood on; for a script
 * that stays where it is (`stay`) the page is loaded anew. Either tells what happened. Guests log in first.
 */
export async function changeWishList({ request, context }: ActionFunctionArgs) {
  const { session, shopper, t } = context;
  const here = pageBefore(request) ?? paths.home();
  const failure: FlashMessage = { kind: 'danger', title: t('ui:failure.title'), text: t('ui:failure.text') };
  if (isIdentityUnknown(shopper)) {
    session.flash(failure);
    return redirect(here, SEE_OTHER);
  }
  if (shopper.user === null) {
    session.flash({ kind: 'warning', text: t('account:heart.loginFirst') });
    return redirect(paths.login(here), SEE_OTHER);
  }
  const fields = await readFields(request, { names: wishListFields });
  const command = parseWishListCommand(fields);
  session.flash(command === null ? failure : await change(context, shopper.user, command));
  return fields['stay'] === 'true' ? data(null) : redirect(here, SEE_OTHER);
}
