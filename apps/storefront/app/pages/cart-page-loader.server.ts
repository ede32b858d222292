import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { cartPageLoader, loadCart } from '@vyloha/cart/server';

/** What goes with the goods in the cart, and what sells best beside an empty one. */
async function loadRecommended(context: AppLoadContext) {
  const { lines } = await loadCart(context);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return lines.length === 0
    ? loadRecommendationsOrNone(context, ['checkout_empty_cart'])
    : loadRecommendationsOrNone(context, ['checkout_cart_items'], { productIds });
}

/** The cart, with goods that are asked for while its gifts are. */
export async function cartWithGoodsLoader(args: LoaderFunctionArgs) {
  const [page, [recommended]] = await Promise.all([cartPageLoader(args), loadRecommended(args.context)]);
  return { ...page, recommended };
}
