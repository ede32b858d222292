import { ArticleCards } from '@vyloha/blog/ui';
import type { ArticleView } from '@vyloha/catalog';

/** Article cards beside products. */
export function CategoryArticles({ articles }: { articles: readonly ArticleView[] }) {
  return <ArticleCards articles={articles.map((article) => ({ ...article, category: null }))} headingLevel={3} />;
}
