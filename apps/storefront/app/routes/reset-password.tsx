export { resetPasswordAction as action, resetPasswordLoader as loader } from '@vyloha/account/server';
export { ResetPasswordPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
