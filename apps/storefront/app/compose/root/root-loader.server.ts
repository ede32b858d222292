import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isStaff, getWishListIdsOrNull } from '@vyloha/account/server';
import { readCompareList } from '@vyloha/catalog/server';
import { addFromUrl, loadCart, loadMiniCartOrEmpty } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import { messagesFor } from '@vyloha/i18n/server';
import { toShopperView } from '@vyloha/session';
import { loadShellPage } from '@vyloha/shell/server';
import { redirectWithoutCurrency } from '../requests/currency-from-url.server';
import { loadFrame } from '../frame/load-frame.server';
import { isRobot } from '../requests/is-robot';
import { configForRequest } from '../requests/config-for-request.server';

/** Texts that every page may need; those of header and footer come with the frame. */
const pageNamespaces = ['cart.addToCart', 'cart.added', 'cart.quantity', 'ui'];

/** Texts of personal parts are sent only to those who have them. */
const wishListNamespaces = ['account.heart'];
const creditsNamespaces = ['cart.credits'];

/** Applies actions of the URL, and redirects to it without them. Not for robots: they follow links but never buy. */
async function applyUrlActions(request: Request, context: AppLoadContext): Promise<void> {
  if (isRobot(request.headers.get('User-Agent'))) return;
  const next = (await addFromUrl(request, context)) ?? redirectWithoutCurrency(request, context.config);
  if (next !== null) throw next;
}

/** The data every page needs: the shopper, the frame, and the cart in the header. */
export async function rootLoader({ request, context }: LoaderFunctionArgs) {
  const [{ progress, credits }, { frame, version }, shell, cart, wishListIds, siteMetadata] = await Promise.all([
    context.session.proceed({
      fetchCart: () => loadCart(context),
      addFromUrl: () => applyUrlActions(request, context),
    }),
    loadFrame(context),
    loadShellPage(request, context),
    loadMiniCartOrEmpty(context),
    getWishListIdsOrNull(context),
    loadSiteMetadataOrNull(request, context),
  ]);
  context.frame = frame;
  return {
    cart,
    compared: readCompareList(context.cookies),
    config: configForRequest(request, context.publicConfig),
    failureTitle: context.t('ui:failure.title'),
    frame: version,
    isStaff: isStaff(context),
    ...(wishListIds && { wishListIds }),
    locale: context.locale,
    messages: messagesFor(context.locale, [
      ...pageNamespaces,
      ...(wishListIds ? wishListNamespaces : []),
      ...(credits === null ? [] : creditsNamespaces),
    ]),
    shell,
    siteMetadata,
    session: progress,
    shopper: toShopperView(context.shopper, context.currency, credits),
  };
}

export type RootData = Awaited<ReturnType<typeof rootLoader>>;
