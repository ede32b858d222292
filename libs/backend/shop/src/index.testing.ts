export { parseShopSettings } from './shop/shop-settings';
export { createShopTaxes } from './shop/taxes/shop-taxes';
export { shopperTaxes } from './shop/taxes/shopper-taxes';
