export { isClaimable } from './model/after-sale';
export { isOfColleague } from './model/company-orders';
export type { Order, OrderView } from './model/order';
export { orderAttributes, orderFields } from './model/order-fields';
export type { OrderLine } from './model/order-line';
export type { OrderPrices } from './model/order-prices';
export { orderResponse } from './model/order-response';
export { schedulableLines } from './model/repeated-order';
export { paymentStateOf, type PaymentState } from './model/payments/payment-state';
