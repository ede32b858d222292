export { type TaxedAmount, spreadDiscount } from './cart/spread-discount';
export { toCartLine } from './cart/to-cart-line';
export { type CouponShopper, couponDiscount, couponProblem } from './coupons/coupon-problem';
export { loadBalance } from './credits/credits-account';
