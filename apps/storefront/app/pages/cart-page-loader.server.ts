import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { getSaveCartPathOrNull } from '@vyloha/account/server';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { cartPageLoader, loadCart } from '@vyloha/cart/server';
import { requireNoPendingOrder } from '@vyloha/checkout/server';

/** Cross-sell products of the cart, and best-sellers for an empty one. */
async function loadRecommended(context: AppLoadContext) {
  const { lines } = await loadCart(context);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return lines.length === 0
    ? loadRecommendationsOrNone(context, ['checkout_empty_cart'])
    : loadRecommendationsOrNone(context, ['checkout_cart_items'], { productIds });
}

/** The cart, with cross-sell products that are fetched in parallel to its gifts, and the form that saves it as a list. */
export async function cartWithProductsLoader(args: LoaderFunctionArgs) {
  await requireNoPendingOrder(args.context);
  const [page, [recommended], saveAsListPath] = await Promise.all([
    cartPageLoader(args),
    loadRecommended(args.context),
    getSaveCartPathOrNull(args.context),
  ]);
  return { ...page, recommended, saveAsListPath };
}
