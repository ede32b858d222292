import { useLoaderData } from '@remix-run/react';
import { CategoryPage, ProductBox } from '@vyloha/catalog/ui';
import { BuiltPage } from '@vyloha/content-blocks/ui';
import type { CatchAllData } from './catch-all-loader.server';

/** The page of whatever stands at the address. */
export function CatchAllPage() {
  const { kind } = useLoaderData<CatchAllData>();
  if (kind === 'catalogue') return <CategoryPage />;
  return <BuiltPage productBox={(product) => <ProductBox key={product.id} product={product} headingLevel={3} />} />;
}
