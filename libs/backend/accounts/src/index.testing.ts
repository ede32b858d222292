export type { CompanyRole } from './accounts/companies/company-permissions';
export { weakenHashes } from './accounts/passwords/password';
export { deleteAccount } from './accounts/profile/delete-account';
export { claimWatches } from './watchers/claim-watches';
export { notifyWatchers } from './watchers/notify-watchers';
