export { hasOwnBillingAddress } from './model/own-billing-address';
export { wishListPath } from './model/wish-list-command';
