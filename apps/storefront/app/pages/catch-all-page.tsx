import { useLoaderData } from '@remix-run/react';
import { CategoryPage } from '@vyloha/catalog/ui';
import { BuiltPage } from '@vyloha/content-blocks/ui';
import type { CatchAllData } from './catch-all-loader.server';
import { goodsCorner } from './goods-corner';
import { productInText } from './product-in-text';

/** The page of whatever stands at the address. */
export function CatchAllPage() {
  const { kind } = useLoaderData<CatchAllData>();
  return kind === 'catalogue' ? <CategoryPage corner={goodsCorner} /> : <BuiltPage productBox={productInText} />;
}
