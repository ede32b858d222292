export { emailChangeAction as action, emailChangeLoader as loader } from '@vyloha/account/server';
export { EmailChangePage as default } from '@vyloha/account/ui';
