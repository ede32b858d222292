export type { Address } from './model/address';
export { toCardLines } from './model/address';
export type { PaymentCode } from './model/payments/payment-code';
export type { PaymentRefusal } from './model/payments/online-payment';
export { buyerAddress } from './model/buyer-address';
