import type { LoaderFunctionArgs } from '@remix-run/node';
import { addFromUrl, loadMiniCartOrEmpty } from '@vyloha/cart/server';
import { messagesFor } from '@vyloha/i18n/server';
import { toShopperView } from '@vyloha/session';
import { loadShell } from '@vyloha/shell/server';
import { isbot } from 'isbot';

/** Rooms that speak in header and footer. */
const frameNamespaces = [
  'account.link',
  'cart.mini',
  'cart.addToCart',
  'cart.added',
  'cart.quantity',
  'cart.failure',
  'search.field',
  'shell',
  'ui',
];

/** What every page needs: who is shopping, the frame, and the cart in the header. */
export async function rootLoader({ request, context }: LoaderFunctionArgs) {
  const isRobot = isbot(request.headers.get('User-Agent'));
  const added = isRobot ? null : await addFromUrl(request, context);
  if (added !== null) throw added;
  const [shell, cart] = await Promise.all([loadShell(request, context), loadMiniCartOrEmpty(context)]);
  return {
    cart,
    config: context.publicConfig,
    failureTitles: { missing: context.t('shell:error.notFound.meta'), broken: context.t('shell:error.broken.title') },
    locale: context.locale,
    messages: messagesFor(context.locale, frameNamespaces),
    shell,
    shopper: toShopperView(context.shopper, context.currency),
  };
}

export type RootData = Awaited<ReturnType<typeof rootLoader>>;
