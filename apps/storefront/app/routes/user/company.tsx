export { companyAction as action, companyLoader as loader } from '@vyloha/company/server';
export { CompanyPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company'] };
