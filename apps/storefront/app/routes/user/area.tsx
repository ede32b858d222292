export { userAreaLoader as loader } from '@vyloha/account/server';
export { UserLayout as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'cart.credits', 'forms'] };
