export { newQuoteAction as action, newQuoteLoader as loader } from '@vyloha/company/server';
export { NewQuotePage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.quotes'] };
