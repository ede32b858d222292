import { type ActionFunctionArgs, type AppLoadContext, data } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { isFeatureOn } from '@vyloha/config';
import { firstErrorText } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { refererPathOrNull, paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import type { FlashMessage, User } from '@vyloha/session';
import type { StoreResponse } from '@vyloha/store-client';
import { addToWishList, removeListItem } from '../../api/lists.server';
import { rememberWish } from './wish-of-guest.server';
import { parseWishListCommand, type WishListCommand, wishListFields } from '../../model/wish-list-command';

/** Removing an item that is not in the list succeeds. */
async function removeFromWishList(
  { store }: AppLoadContext,
  { id, items }: User['wishList'],
  variantId: string,
): Promise<StoreResponse<unknown> | null> {
  const item = items.find((one) => one.variantId === variantId);
  return id === null || item === undefined ? null : removeListItem(store, id, item.id);
}

/** Runs the wish-list command and returns its result. */
async function applyCommand(
  context: AppLoadContext,
  { wishList }: User,
  command: WishListCommand,
): Promise<FlashMessage> {
  const { store, t } = context;
  const { kind, variantId } = command;
  const isAdded = kind === 'add';
  const response = await (isAdded ? addToWishList(store, variantId) : removeFromWishList(context, wishList, variantId));
  if (response === null || response.ok) {
    if (isAdded) context.events.report?.({ name: 'add_to_wishlist', items: [{ id: variantId }] });
    return { kind: 'success', text: t(isAdded ? 'account:wishList.added' : 'account:favourites.removed') };
  }
  return { kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') };
}

/**
 * Adds a variant to the wish list or removes it. A plain form redirects back to its page; for a script
 * that requests JSON (`respondWith=json`) the page revalidates. Both report the result. Guests log in first:
 * what they wished for is in the list then.
 */
export async function changeWishList({ request, context }: ActionFunctionArgs) {
  const { config, session, shopper, t } = context;
  const returnPath = refererPathOrNull(request) ?? paths.home();
  const failure: FlashMessage = { kind: 'danger', title: t('ui:failure.title'), text: t('ui:failure.text') };
  if (shopper.isIdentityUnknown) {
    session.flash(failure);
    return seeOther(returnPath);
  }
  const fields = await readFields(request, { names: wishListFields });
  const command = parseWishListCommand(fields);
  if (shopper.user === null) {
    if (!isFeatureOn(config.features, 'login')) throw notFound();
    if (command?.kind === 'add') rememberWish(context, command.variantId);
    session.flash({ kind: 'warning', text: t('account:wishList.loginFirst') });
    return seeOther(paths.login(returnPath));
  }
  session.flash(command === null ? failure : await applyCommand(context, shopper.user, command));
  return fields['respondWith'] === 'json' ? data(null) : seeOther(returnPath);
}
