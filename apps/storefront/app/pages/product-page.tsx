import { lazyNamed } from '@vyloha/ui';
import { useLoaderData } from '@remix-run/react';
import { BranchStock } from '@vyloha/branches/ui';
import { formatQuantity } from '@vyloha/cart';
import { ProductPage as Page, VariantBatch } from '@vyloha/catalog/ui';
import { Suspense } from 'react';
import { productActions } from './product-actions';
import type { productWithBranchesLoader } from './product-page-loader.server';

/** Only business users see it, so only their browsers fetch the code; the server has it loaded. */
const DeferredVariantBatch = import.meta.env.SSR
  ? VariantBatch
  : lazyNamed(() => import('./variant-batch'), 'VariantBatch');

export function ProductPage() {
  const { batch, branches, product } = useLoaderData<typeof productWithBranchesLoader>();
  const branchStocks = branches.flatMap(({ name, slug, warehouseId }) => {
    const stock = product.stockByWarehouse[warehouseId];
    return stock === undefined ? [] : [{ name, slug, ...stock, pieces: formatQuantity(stock.pieces) }];
  });
  return (
    <Page
      productActions={productActions}
      stock={<BranchStock branches={branchStocks} unit={product.unit} />}
      batch={
        batch.length > 0 && (
          <Suspense>
            <DeferredVariantBatch variants={batch} />
          </Suspense>
        )
      }
    />
  );
}
