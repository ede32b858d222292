import type { ShownArticle } from '@vyloha/catalog';
import { CategoryPage as Page } from '@vyloha/catalog/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { BuiltContent } from './built-page';
import { CategoryArticles } from './category-articles';
import { goodsCorner } from './goods-corner';

// Few pages of goods have these, so only their browsers fetch what brings them to life; the server has it at hand.
const LateContent = import.meta.env.SSR
  ? BuiltContent
  : lazy(async () => ({ default: (await import('./built-page')).BuiltContent }));
const LateArticles = import.meta.env.SSR
  ? CategoryArticles
  : lazy(async () => ({ default: (await import('./category-articles')).CategoryArticles }));

function articleCards(articles: readonly ShownArticle[]) {
  return (
    <Suspense>
      <LateArticles articles={articles} />
    </Suspense>
  );
}

interface CategoryPageProps {
  /** What editors built of blocks for it. */
  content?: ComponentProps<typeof BuiltContent> | undefined;
  /** What stands above the goods of its own. */
  above?: ReactNode;
}

/** A page of goods with what other rooms add to it. */
export function CategoryPage({ content, above }: CategoryPageProps) {
  const blocks = content && (
    <Suspense>
      <LateContent {...content} />
    </Suspense>
  );
  return <Page corner={goodsCorner} articles={articleCards} content={blocks ?? above} />;
}
