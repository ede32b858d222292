import { lazyNamed } from '@vyloha/ui';
import { useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { BuiltPage } from './built-page';
import type { catchAllLoader } from './catch-all-loader.server';
import { CategoryPage } from './category-page';

/** Most pages here are product listings, so their browsers do not load the code of the blocks. */
const DeferredBuiltPage = import.meta.env.SSR ? BuiltPage : lazyNamed(() => import('./built-page'), 'BuiltPage');

/** The page of whatever was found at the URL. */
export function CatchAllPage() {
  const data = useLoaderData<typeof catchAllLoader>();
  if (data.kind === 'catalogue') return <CategoryPage content={data.content} />;
  return (
    <Suspense>
      <DeferredBuiltPage />
    </Suspense>
  );
}
