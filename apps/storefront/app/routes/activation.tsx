export { activationAction as action, activationLoader as loader } from '@vyloha/account/server';
export { ActivationPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
