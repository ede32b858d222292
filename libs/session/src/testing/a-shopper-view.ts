import { toShopperView } from '../model/shopper-view';
import type { ShopperView } from '../model/shopper-view';
import { aShopper } from './a-shopper';
import { someCurrencies } from './some-currencies';

/** A guest with prices in crowns, as pages see one. */
export function aShopperView(changes: Partial<ShopperView> = {}): ShopperView {
  const [crown] = someCurrencies();
  return { ...toShopperView(aShopper(), crown), ...changes };
}
