export { aShopper, aUser } from './testing/a-shopper';
export { aShopperView } from './testing/a-shopper-view';
export { someCurrencies } from './testing/some-currencies';
