export { approvalsLoader as loader } from '@vyloha/company/server';
export { ApprovalsPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.approvals', 'company.approval'] };
