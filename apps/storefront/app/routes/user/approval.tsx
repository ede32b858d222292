export { approvalAction as action, approvalLoader as loader } from '@vyloha/company/server';
export { ApprovalPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.approval', 'orders.order', 'orders.prices'] };
