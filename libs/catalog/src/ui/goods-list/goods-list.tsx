import { useLocation } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { withPage } from '@vyloha/links';
import { Alert, ButtonLink, isPlainClick, JsonLd, Pagination } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { goodsJsonLd } from '../../model/structured-data';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import styles from './goods-list.module.css';
import { useFocusOnMore } from './use-focus-on-more';
import { useMoreGoods } from './use-more-goods';

type GoodsListProps = Pick<CategoryPageData, 'products' | 'banners' | 'page' | 'totalPages' | 'total'> &
  Pick<ProductGridProps, 'corner'>;

/** Goods of a page and the ways to further ones: a link to the next page, which with script loads it below, and to all. */
export function GoodsList({ corner, ...first }: GoodsListProps) {
  const { t } = useTranslation('catalog');
  const { publicUrl } = usePublicConfig();
  const { pathname, search } = useLocation();
  const { products, banners, page, isLoading, hasFailed, loadMore } = useMoreGoods(first);
  const { list, focusOnMore } = useFocusOnMore(products.length);
  const url = `${pathname}${search}`;
  const { total, totalPages } = first;
  const isMore = page < totalPages;

  function loadBelow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    focusOnMore();
    loadMore();
  }

  return (
    <div ref={list} className={styles.list}>
      <ProductGrid products={products} corner={corner} banners={banners} isFirstOnPage />
      {(isMore || page > first.page) && (
        <div className={styles.more}>
          {hasFailed && (
            <Alert tone="danger" role="alert">
              {t('category.moreFailed')}
            </Alert>
          )}
          {isMore && (
            <ButtonLink to={withPage(url, page + 1)} variant="secondary" onClick={loadBelow} aria-busy={isLoading}>
              {t('category.more')}
            </ButtonLink>
          )}
          <span role="status">{t('category.shown', { count: products.length, total })}</span>
        </div>
      )}
      <Pagination page={page} totalPages={totalPages} url={url} />
      <JsonLd data={goodsJsonLd(first.products, publicUrl)} />
    </div>
  );
}
