export { claimCommands } from './claims/commands';
export { withdrawalCommands } from './withdrawals/commands';
