export { articleCategoryLoader } from './handlers/article-category-loader.server';
export { articleListLoader } from './handlers/article-list-loader.server';
export { articlesFeedLoader } from './handlers/articles-feed-loader.server';
export { articlePageLoader } from './handlers/article-page-loader.server';
export { articleTagLoader } from './handlers/article-tag-loader.server';
export { authorPageLoader } from './handlers/author-page-loader.server';
