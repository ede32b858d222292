export { ArticleCards } from './ui/article-cards/article-cards';
export { ArticleListPage } from './ui/article-list-page/article-list-page';
export { ArticlePage } from './ui/article-page/article-page';
export { AuthorPage } from './ui/author-page/author-page';
