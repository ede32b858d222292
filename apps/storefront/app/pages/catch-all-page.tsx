import { useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { BuiltPage } from './built-page';
import type { CatchAllData } from './catch-all-loader.server';
import { CategoryPage } from './category-page';

/** Most pages here are of goods: their browsers are spared what draws blocks. */
const LateBuiltPage = import.meta.env.SSR
  ? BuiltPage
  : lazy(async () => ({ default: (await import('./built-page')).BuiltPage }));

/** The page of whatever stands at the address. */
export function CatchAllPage() {
  const data = useLoaderData<CatchAllData>();
  if (data.kind === 'catalogue') return <CategoryPage content={data.content} />;
  return (
    <Suspense>
      <LateBuiltPage />
    </Suspense>
  );
}
