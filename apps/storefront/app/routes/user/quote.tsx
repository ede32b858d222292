export { quoteAction as action, quoteLoader as loader } from '@vyloha/company/server';
export { QuotePage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.quotes'] };
