import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { getSaveCartPathOrNull } from '@vyloha/account/server';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { cartPageLoader, loadCart, requireCartAtHand } from '@vyloha/cart/server';
import type { CartLink } from '@vyloha/cart/ui';
import { requireNoPendingOrder } from '@vyloha/checkout/server';
import { mayRequestQuote } from '@vyloha/company/server';
import { accountPaths } from '@vyloha/links';

/** Cross-sell products of the cart, and best-sellers for an empty one. */
async function loadRecommended(context: AppLoadContext) {
  const { lines } = await loadCart(context);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return lines.length === 0
    ? loadRecommendationsOrNone(context, ['checkout_empty_cart'])
    : loadRecommendationsOrNone(context, ['checkout_cart_items'], { productIds });
}

/** Those who have shopping lists save the cart as one, businesses ask for its prices. */
function toLinks(context: AppLoadContext, saveAsListPath: string | null): CartLink[] {
  const { t } = context;
  return [
    ...(saveAsListPath === null
      ? []
      : [{ to: saveAsListPath, label: t('cart:page.saveAsList'), icon: 'list' as const }]),
    ...(mayRequestQuote(context.shopper.user)
      ? [{ to: accountPaths.newQuote(), label: t('company:quotes.request'), icon: 'percent' as const }]
      : []),
  ];
}

/** The cart, with cross-sell products that are fetched in parallel to its gifts, and what else may be done with it. */
export async function cartWithProductsLoader(args: LoaderFunctionArgs) {
  requireCartAtHand(args);
  await requireNoPendingOrder(args.context);
  const [page, [recommended], saveAsListPath] = await Promise.all([
    cartPageLoader(args),
    loadRecommended(args.context),
    getSaveCartPathOrNull(args.context),
  ]);
  const links = toLinks(args.context, saveAsListPath);
  return { ...page, recommended, hasLists: saveAsListPath !== null, links };
}
