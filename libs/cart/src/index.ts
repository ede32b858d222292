export { addToCartKey } from './model/add-to-cart-param';
export { isCartEmpty, piecesInCart } from './model/cart';
export type { Cart, CartDiscount, CartLine, CartTotals, LineStock, LineWarehouse } from './model/cart';
export type { CartPayment } from './model/cart-payment';
export type { CartPicture } from './model/cart-picture';
export type { CartProblem } from './model/cart-problem';
export { fastestShipper } from './model/cart-shipper';
export type { CartShipper } from './model/cart-shipper';
export { addDays, branchDelayDays, deliveryDay, shopDay } from './model/delivery-date';
export type { DeliveryDay } from './model/delivery-date';
export { progressTowards } from './model/progress';
export type { Progress } from './model/progress';
export {
  formatQuantity,
  isSoldByMetre,
  metresParameterId,
  multiplierFrom,
  pieceMultiplier,
  quantityBounds,
  toQuantity,
} from './model/quantity';
export type { AmountLimits, QuantityBounds } from './model/quantity';
export { shownStock } from './model/stock-display';
export type { ShownStock } from './model/stock-display';
export type { TaxedPrice } from './model/taxed-price';
