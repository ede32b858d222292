export { articleCategoryLoader as loader } from '@vyloha/blog/server';
export { ArticleListPage as default } from '../pages/blog-pages';

export const handle = { i18n: ['blog', 'catalog'] };
