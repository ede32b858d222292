import { ArticleCards } from '@vyloha/blog/ui';
import type { ShownArticle } from '@vyloha/catalog';

/** Cards of articles beside goods. */
export function CategoryArticles({ articles }: { articles: readonly ShownArticle[] }) {
  return <ArticleCards articles={articles.map((article) => ({ ...article, category: null }))} headingLevel={3} />;
}
