export { approvalAction as action, approvalLoader as loader } from '@vyloha/account/server';
export { ApprovalPage as default } from '@vyloha/account/ui';
