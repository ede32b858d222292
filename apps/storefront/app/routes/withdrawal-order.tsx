export { withdrawalOrderPageAction as action, withdrawalOrderPageLoader as loader } from '@vyloha/returns/server';
export { WithdrawalOrderPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.withdrawal', 'forms'] };
