import { boxTexts } from '../compose/listing-texts';
import { withMessages } from '../compose/with-messages.server';
import { cartWithGoodsLoader } from '../pages/cart-page-loader.server';

export { cartPageAction as action } from '@vyloha/cart/server';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
export { CartPage as default } from '../pages/cart-page';

export const loader = withMessages(['cart', ...boxTexts], cartWithGoodsLoader);
