export { approvalsLoader as loader } from '@vyloha/account/server';
export { ApprovalsPage as default } from '@vyloha/account/ui';
