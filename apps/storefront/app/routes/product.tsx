export { productWithBranchesLoader as loader } from '../pages/product-page-loader.server';
export { productPageAction as action } from '@vyloha/catalog/server';
export { ProductPage as default } from '../pages/product-page';

export const handle = { i18n: ['catalog', 'branches.stock', 'forms'] };
