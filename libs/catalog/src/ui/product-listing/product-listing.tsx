import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { ButtonLink, EmptyState, Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ProductListingData } from '../../model/listing/product-listing';
import { ActiveFilters } from '../active-filters/active-filters';
import { FilterPanel } from '../filter-panel/filter-panel';
import { filterPanelId } from '../filter-panel/filter-panel-id';
import { InvalidRangesAlert } from '../invalid-ranges-alert/invalid-ranges-alert';
import { ProductList, type ProductListProps } from '../product-list/product-list';
import { SortLinks } from '../sort-links/sort-links';
import styles from './product-listing.module.css';

interface ProductListingProps extends ProductListingData, Omit<ProductListProps, keyof ProductListingData> {
  /** Displayed when the listing has no products even without filters. */
  empty?: ReactNode;
}

/** Anchor that closing the filters links to. */
const listingId = 'vypis';

/** Products with their filters and orders: a category, or what was searched for. */
export function ProductListing({ filters, sorts, empty, ...list }: ProductListingProps) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const { active, clearPath, groups } = filters;
  const isEmpty = list.total === 0;
  return (
    <div className={styles.layout}>
      <FilterPanel filters={filters} listingId={listingId} />
      <section id={listingId} className={styles.listing} aria-label={t('category.products')}>
        <InvalidRangesAlert groups={groups} />
        <ActiveFilters active={active} clearPath={clearPath} />
        <div className={styles.toolbar}>
          <OpenFilters count={active.length} />
          {!isEmpty && (
            <>
              <SortLinks sorts={sorts} />
              <p className={styles.count}>{t('category.count', { count: list.total })}</p>
            </>
          )}
        </div>
        {isEmpty && (active.length > 0 ? <NothingLeft clearPath={clearPath} /> : empty)}
        {!isEmpty && <ProductList key={`${pathname}${search}`} {...list} />}
      </section>
    </div>
  );
}

/** On narrow screens the filters cover the page. */
function OpenFilters({ count }: { count: number }) {
  const { t } = useTranslation('catalog');
  return (
    <a href={`#${filterPanelId}`} className={styles.openFilters}>
      <Icon name="filter" />
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </a>
  );
}

/** @param clearPath address without the filters, which match nothing */
function NothingLeft({ clearPath }: { clearPath: string }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      icon="package"
      title={t('filter.nothing')}
      actions={<ButtonLink to={clearPath}>{t('filter.clear')}</ButtonLink>}
    >
      {t('filter.nothingText')}
    </EmptyState>
  );
}
