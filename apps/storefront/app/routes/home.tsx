export { homeWithProductsLoader as loader } from '../pages/home-page-loader.server';
export { HomePage as default } from '../pages/home-page';

export const handle = { i18n: ['catalog', 'content-blocks'] };
