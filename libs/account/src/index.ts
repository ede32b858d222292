export type { Address } from './model/address';
export { toCardLines } from './model/address';
export { hasOwnBillingAddress } from './model/own-billing-address';
