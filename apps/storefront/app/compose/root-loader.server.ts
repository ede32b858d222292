import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isStaff, listHeartsOrNone } from '@vyloha/account/server';
import { readCompareList } from '@vyloha/catalog/server';
import { addFromUrl, loadCart, loadMiniCartOrEmpty } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import { messagesFor } from '@vyloha/i18n/server';
import { toShopperView } from '@vyloha/session';
import { loadShellPage } from '@vyloha/shell/server';
import { redirectWithoutCurrency } from './currency-of-address.server';
import { loadFrame } from './frame/load-frame.server';
import { isRobot } from './is-robot';
import { shownConfig } from './shown-config.server';

/** What every page may say; what head and foot say comes with the frame. */
const pageNamespaces = ['cart.addToCart', 'cart.added', 'cart.quantity', 'ui'];

/** What is personal speaks only to who has it. */
const heartNamespaces = ['account.heart'];
const creditsNamespaces = ['cart.credits'];

/** Does what the address itself asks for, and goes on without it. Robots follow links, they neither buy nor choose. */
async function obeyAddress(request: Request, context: AppLoadContext): Promise<void> {
  if (isRobot(request.headers.get('User-Agent'))) return;
  const next = (await addFromUrl(request, context)) ?? redirectWithoutCurrency(request, context.config);
  if (next !== null) throw next;
}

/** What every page needs: who is shopping, the frame, and the cart in the header. */
export async function rootLoader({ request, context }: LoaderFunctionArgs) {
  const [{ progress, credits }, { frame, version }, shell, cart, hearts, siteMetadata] = await Promise.all([
    context.session.proceed({
      fetchCart: () => loadCart(context),
      addFromUrl: () => obeyAddress(request, context),
    }),
    loadFrame(context),
    loadShellPage(request, context),
    loadMiniCartOrEmpty(context),
    listHeartsOrNone(context),
    loadSiteMetadataOrNull(request, context),
  ]);
  context.frame = frame;
  return {
    cart,
    compared: readCompareList(context.cookies),
    config: shownConfig(request, context.publicConfig),
    failureTitle: context.t('ui:failure.title'),
    frame: version,
    isStaff: isStaff(context),
    ...(hearts && { hearts }),
    locale: context.locale,
    messages: messagesFor(context.locale, [
      ...pageNamespaces,
      ...(hearts ? heartNamespaces : []),
      ...(credits === null ? [] : creditsNamespaces),
    ]),
    shell,
    siteMetadata,
    session: progress,
    shopper: toShopperView(context.shopper, context.currency, credits),
  };
}

export type RootData = Awaited<ReturnType<typeof rootLoader>>;
