export { claimStates } from './claims/claim-states';
export { claimsModule } from './claims/module';
export { changeClaimState } from './claims/state/change-claim-state';
export { withdrawalsModule } from './withdrawals/module';
export { changeWithdrawalState } from './withdrawals/change-withdrawal-state';
export { withdrawalStates } from './withdrawals/withdrawal-states';
