import type { AppLoadContext } from '@remix-run/node';
import { getWishListIds } from '@vyloha/account/server';
import { loadCart, loadMiniCartOrEmpty } from '@vyloha/cart/server';
import { readCompareList } from '@vyloha/catalog/server';
import { toPersonView } from '@vyloha/session';
import type { PersonalData } from './personal-data';

/**
 * The data of this shopper for the frame of a page.
 * @param addFromUrl what the page's URL does to the cart, the last step of the session start
 * @throws the error of `addFromUrl`
 */
export async function loadPersonal(
  context: AppLoadContext,
  addFromUrl: () => Promise<unknown> = async () => {},
): Promise<PersonalData> {
  const [{ progress, credits }, cart, wishListIds] = await Promise.all([
    context.session.proceed({ fetchCart: () => loadCart(context), addFromUrl }),
    loadMiniCartOrEmpty(context),
    getWishListIds(context),
  ]);
  return {
    person: toPersonView(context.shopper, credits),
    cart,
    compared: readCompareList(context.cookies),
    wishListIds,
    session: progress,
  };
}
