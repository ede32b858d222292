import { guestPerson, toShopperView } from '../model/shopper-view';
import type { PersonView, ShopperView } from '../model/shopper-view';
import { aShopper } from './a-shopper';
import { someCurrencies } from './some-currencies';

/** A guest with prices in crowns, as pages see one: both the shopper and the person of a provider. */
export function aShopperView(changes: Partial<ShopperView & PersonView> = {}): ShopperView & PersonView {
  const [crown] = someCurrencies();
  return { ...toShopperView(aShopper(), crown), ...guestPerson, ...changes };
}
