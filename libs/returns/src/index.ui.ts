export { WithdrawalOrderPage } from './ui/withdrawal-order-page/withdrawal-order-page';
export { WithdrawalPage } from './ui/withdrawal-page/withdrawal-page';
export { ClaimPage } from './ui/claim-page/claim-page';
export { ClaimProtocolPage } from './ui/claim-protocol-page/claim-protocol-page';
export { ClaimsPage } from './ui/claims-page/claims-page';
export { NewClaimPage } from './ui/new-claim-page/new-claim-page';
export { ReturnsPage } from './ui/returns-page/returns-page';
