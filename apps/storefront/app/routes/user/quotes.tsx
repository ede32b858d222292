export { quotesLoader as loader } from '@vyloha/company/server';
export { QuotesPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.quotes'] };
