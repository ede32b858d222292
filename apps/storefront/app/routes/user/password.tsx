export { passwordAction as action, passwordLoader as loader } from '@vyloha/account/server';
export { PasswordPage as default } from '@vyloha/account/ui';
