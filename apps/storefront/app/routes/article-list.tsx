export { articleOrBranchListLoader as loader } from '../pages/article-or-branch-list-loader.server';
export { ArticleOrBranchList as default } from '../pages/article-or-branch-list';

export const handle = { i18n: ['blog', 'branches', 'catalog', 'rich-text'] };
