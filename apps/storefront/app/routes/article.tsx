export { articlePageLoader as loader } from '@vyloha/blog/server';
export { ArticlePage as default } from '../pages/blog-pages';

export const handle = { i18n: ['blog', 'catalog'] };
