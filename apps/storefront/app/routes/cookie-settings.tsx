export { CookieSettingsPage as default } from '@vyloha/shell/ui';
export { cookieSettingsAction as action, cookieSettingsLoader as loader } from '@vyloha/shell/server';

export const handle = { i18n: ['shell.cookies'] };
