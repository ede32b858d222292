export { loginLinkAction as action, loginLinkLoader as loader } from '@vyloha/account/server';
export { LoginLinkPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
