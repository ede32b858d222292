export {
  brand,
  category,
  listingEntry,
  listingPrice,
  parameter,
  parameterValue,
  product,
  productParameter,
  tag,
  virtualCategory,
} from './catalog';
export { holiday, price, priceHistory, stock, variant, warehouse } from './stock';
export {
  branch,
  contentEntry,
  country,
  currency,
  image,
  menu,
  menuItem,
  payment,
  redirect,
  setting,
  shipper,
  shipperPrice,
  urlRewrite,
} from './shop';
export { accessToken, cart, cartItem, customer, shopOrder, stockMove } from './orders';
