export { withdrawalPageAction, withdrawalPageLoader } from './handlers/withdrawal/withdrawal-page.server';
export {
  withdrawalOrderPageAction,
  withdrawalOrderPageLoader,
} from './handlers/withdrawal/withdrawal-order-page.server';
export { claimLookupPageAction, claimLookupPageLoader } from './handlers/claims/claim-lookup-page.server';
export { claimOrderPageAction, claimOrderPageLoader } from './handlers/claims/claim-order-page.server';
export { claimLoader, claimPhotoLoader, claimProtocolLoader } from './handlers/claims/claim-loader.server';
export { claimsLoader } from './handlers/claims/claims-loader.server';
export { newClaimAction, newClaimLoader } from './handlers/claims/new-claim.server';
export { returnsLoader } from './handlers/returns/returns-loader.server';
