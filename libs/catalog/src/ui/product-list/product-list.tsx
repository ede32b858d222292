import { useLocation } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { withPage } from '@vyloha/links';
import { Alert, ButtonLink, isPlainClick, JsonLd, Pagination } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { productListJsonLd } from '../../model/structured-data';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import styles from './product-list.module.css';
import { useFocusOnMore } from './use-focus-on-more';
import { useMoreProducts } from './use-more-products';

export type ProductListProps = Pick<CategoryPageData, 'products' | 'banners' | 'page' | 'totalPages' | 'total'> &
  Pick<ProductGridProps, 'productActions' | 'headingLevel'>;

/** Products of a page with a link to the next page, which script loads below, and links to all pages. */
export function ProductList({ productActions, headingLevel = 2, ...firstPage }: ProductListProps) {
  const { t } = useTranslation('catalog');
  const { publicUrl } = usePublicConfig();
  const { pathname, search } = useLocation();
  const { products, banners, page, isLoading, hasFailed, loadMore } = useMoreProducts(firstPage);
  const { list, focusOnMore } = useFocusOnMore(products.length);
  const url = `${pathname}${search}`;
  const { total, totalPages } = firstPage;
  const hasMore = page < totalPages;

  function handleLoadMore(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    focusOnMore();
    loadMore();
  }

  return (
    <div ref={list} className={styles.list}>
      <ProductGrid
        products={products}
        productActions={productActions}
        headingLevel={headingLevel}
        banners={banners}
        isFirstOnPage
        more={
          hasMore && (
            <ButtonLink to={withPage(url, page + 1)} variant="secondary" onClick={handleLoadMore} aria-busy={isLoading}>
              {t('category.more')}
            </ButtonLink>
          )
        }
      />
      {(hasMore || page > firstPage.page) && (
        <div className={styles.more}>
          {hasFailed && (
            <Alert tone="danger" role="alert">
              {t('category.moreFailed')}
            </Alert>
          )}
          <span role="status">{t('category.shown', { count: products.length, total })}</span>
        </div>
      )}
      <Pagination page={page} totalPages={totalPages} url={url} />
      <JsonLd data={import.meta.env.SSR && productListJsonLd(firstPage.products, publicUrl)} />
    </div>
  );
}
