export { loginPageAction as action, loginPageLoader as loader } from '@vyloha/account/server';
export { LoginPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
