import { lazyNamed } from '@vyloha/ui';
import type { ArticleView } from '@vyloha/catalog';
import { CategoryPage as Page } from '@vyloha/catalog/ui';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { BuiltContent } from './built-page';
import { CategoryArticles } from './category-articles';
import { productActions } from './product-actions';

// Few listings have these, so only their browsers fetch the code that hydrates them; the server has it loaded.
const DeferredContent = import.meta.env.SSR ? BuiltContent : lazyNamed(() => import('./built-page'), 'BuiltContent');
const DeferredArticles = import.meta.env.SSR
  ? CategoryArticles
  : lazyNamed(() => import('./category-articles'), 'CategoryArticles');

function articleCards(articles: readonly ArticleView[]) {
  return (
    <Suspense>
      <DeferredArticles articles={articles} />
    </Suspense>
  );
}

interface CategoryPageProps {
  /** Blocks that editors built for it. */
  content?: ComponentProps<typeof BuiltContent> | undefined;
  /** Content above the listing's own products. */
  above?: ReactNode;
}

/** A product listing with the content of other libraries. */
export function CategoryPage({ content, above }: CategoryPageProps) {
  const blocks = content && (
    <Suspense>
      <DeferredContent {...content} />
    </Suspense>
  );
  return <Page productActions={productActions} articles={articleCards} content={blocks ?? above} />;
}
