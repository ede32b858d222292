export { quotedPriceColumns } from './cart/quoted-prices/quoted-price';
export { cart, cartBatch, cartItem } from './cart/tables';
export { couponUseColumns } from './coupons/coupon-use';
export { coupon } from './coupons/tables';
export { creditMovement } from './credits/tables';
