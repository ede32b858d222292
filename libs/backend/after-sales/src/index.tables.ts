export { claimChange, claimPhoto, warrantyClaim } from './claims/tables';
export { withdrawal, withdrawalAccess, withdrawalItem } from './withdrawals/tables';
