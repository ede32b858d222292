export { menuPageLoader as loader } from '../pages/menu-page-loader.server';
export { MenuPage as default } from '../pages/menu-page';

export const handle = { i18n: ['shell.menu', 'shell.header', 'shell.prices', 'shell.currency', 'shell.language'] };
