export { parseShopSettings } from './shop/shop-settings';
