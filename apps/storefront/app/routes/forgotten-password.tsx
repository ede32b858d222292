export { forgottenPasswordAction as action, forgottenPasswordLoader as loader } from '@vyloha/account/server';
export { ForgottenPasswordPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
