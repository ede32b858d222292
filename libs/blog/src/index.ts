export type { ArticleCard } from './model/article-card';
