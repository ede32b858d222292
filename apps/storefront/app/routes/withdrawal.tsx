export { withdrawalPageAction as action, withdrawalPageLoader as loader } from '@vyloha/returns/server';
export { WithdrawalPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.withdrawal', 'returns.lookup', 'forms'] };
