export { hasOwnBillingAddress } from './model/own-billing-address';
