import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { hasShoppingLists, hasWishList, isStaff } from '@vyloha/account/server';
import { addFromUrl } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import { messagesFor } from '@vyloha/i18n/server';
import { toShopperView } from '@vyloha/session';
import { hasCredits } from '../loaders/has-credits.server';
import { loadShellPage } from '@vyloha/shell/server';
import { redirectWithoutCurrency } from '../requests/currency-from-url.server';
import { loadFrame } from '../frame/load-frame.server';
import { loadPersonal } from '../personal/load-personal.server';
import { personalPlaceholder } from '../personal/personal-data';
import type { PersonalData, PersonalPlaceholder } from '../personal/personal-data';
import { isRobot } from '../requests/is-robot';
import { configForRequest } from '../requests/config-for-request.server';

/** Texts that every page may need; those of header and footer come with the frame. */
const pageNamespaces = ['cart.addToCart', 'cart.added', 'cart.quantity', 'ui'];

/** Texts of personal parts are sent only to those who have them. */
const wishListNamespaces = ['account.wishList'];
const listNamespaces = ['account.listLink'];
const creditsNamespaces = ['cart.credits'];

/** Applies actions of the URL, and redirects to it without them. Not for robots: they follow links but never buy. */
async function applyUrlActions(request: Request, context: AppLoadContext): Promise<void> {
  if (isRobot(request.headers.get('User-Agent'))) return;
  const next = (await addFromUrl(request, context)) ?? redirectWithoutCurrency(request, context.config);
  if (next !== null) throw next;
}

/** This shopper's data, unless the page is rendered for all of a segment. */
async function loadPersonalUnlessShared(
  request: Request,
  context: AppLoadContext,
): Promise<PersonalData | PersonalPlaceholder> {
  return context.isShared ? personalPlaceholder : loadPersonal(context, () => applyUrlActions(request, context));
}

async function loadRootData(request: Request, context: AppLoadContext) {
  const [personal, { frame, version }, shell, wishListExists, listsExist, creditsExist, siteMetadata] =
    await Promise.all([
      loadPersonalUnlessShared(request, context),
      loadFrame(context),
      loadShellPage(request, context),
      hasWishList(context),
      hasShoppingLists(context),
      hasCredits(context),
      loadSiteMetadataOrNull(request, context),
    ]);
  context.frame = frame;
  return {
    config: configForRequest(request, context.publicConfig),
    failureTitle: context.t('ui:failure.title'),
    frame: version,
    hasWishList: wishListExists,
    hasShoppingLists: listsExist,
    // Left out of the pages that all shoppers get.
    ...(context.cookies.getSealed('preview') !== null && { isPreview: true }),
    isStaff: !context.isShared && isStaff(context),
    locale: context.locale,
    messages: messagesFor(context.locale, [
      ...pageNamespaces,
      ...(wishListExists ? wishListNamespaces : []),
      ...(listsExist ? listNamespaces : []),
      ...(creditsExist ? creditsNamespaces : []),
    ]),
    personal,
    shell,
    shopper: toShopperView(context.shopper, context.currency),
    siteMetadata,
  };
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>;

/** What content of a page depends on besides the shopper, when it is rendered apart from the page. */
export type PageSettings = Pick<RootData, 'config' | 'frame' | 'locale' | 'messages' | 'shopper'>;

/** The data every page needs: the shopper, the frame, and the cart in the header. */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const data = await loadRootData(request, context);
  const { config, frame, locale, messages, shopper } = data;
  context.rendered.settings = { config, frame, locale, messages, shopper };
  return data;
}
