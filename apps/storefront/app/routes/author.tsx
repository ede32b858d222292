export { authorPageLoader as loader } from '@vyloha/blog/server';
export { AuthorPage as default } from '../pages/blog-pages';

export const handle = { i18n: ['blog', 'catalog'] };
