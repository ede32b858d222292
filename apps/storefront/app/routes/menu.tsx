export { menuPageLoader as loader } from '@vyloha/shell/server';
export { MenuPage as default } from '@vyloha/shell/ui';

export const handle = { i18n: ['shell.menu'] };
