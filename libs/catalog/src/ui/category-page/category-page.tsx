import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { HtmlText } from '@vyloha/rich-text';
import { ButtonLink, EmptyState, Icon, PageHeading, PageLayout, Picture } from '@vyloha/ui';
import { type ReactNode, Suspense } from 'react';
import type { categoryPageLoader } from '../../handlers/category/category-page-loader.server';
import type { eshopPageLoader } from '../../handlers/category/eshop-page-loader.server';
import { ActiveFilters } from '../active-filters/active-filters';
import { CategoryTiles } from '../category-tiles/category-tiles';
import { FilterPanel } from '../filter-panel/filter-panel';
import { filterPanelId } from '../filter-panel/filter-panel-id';
import { ProductsAtIdle } from '../products-at-idle/products-at-idle';
import { ProductList } from '../product-list/product-list';
import type { ProductGridProps } from '../product-grid/product-grid';
import { InvalidRangesAlert } from '../invalid-ranges-alert/invalid-ranges-alert';
import { SmallBanners } from '../small-banners/small-banners';
import { SortLinks } from '../sort-links/sort-links';
import { DeferredEditorialSections } from '../editorial-sections/deferred-editorial-sections';
import type { EditorialSectionsProps } from '../editorial-sections/editorial-sections';
import { TopArticles } from '../top-articles/top-articles';
import styles from './category-page.module.css';

/** Slots for other libraries. */
export interface CategoryPageSlots {
  /** Top right of each box. */
  productActions?: ProductGridProps['productActions'];
  /** Editors' content blocks, above the products. */
  content?: ReactNode;
  /** Renders the cards of articles. */
  articles?: EditorialSectionsProps['articles'];
}

/** Anchor that closing the filters links to. */
const listingId = 'vypis';
const bannerSize = { width: 1200, height: 240 };

/** Page of a category, a virtual category or a brand. */
export function CategoryPage({ productActions, content, articles }: CategoryPageSlots) {
  const { t } = useTranslation('catalog');
  const data = useLoaderData<typeof categoryPageLoader | typeof eshopPageLoader>();
  const { pathname, search } = useLocation();
  const { editorial = {} } = data;
  const breadcrumbs = data.ancestors.map(({ title, path }) => ({ title, to: path }));

  return (
    <PageLayout breadcrumbs={[...breadcrumbs, { title: data.title }]}>
      <PageHeading title={data.title} lead={data.richDescription === undefined ? data.description : null} />
      {data.richDescription !== undefined && <HtmlText html={data.richDescription} />}
      {editorial.bannerKey !== undefined && (
        <Picture
          fileKey={editorial.bannerKey}
          alt=""
          {...bannerSize}
          crop
          fit="cover"
          isFirst
          className={styles.banner}
        />
      )}
      <CategoryTiles categories={data.children} />
      {content}
      <TopArticles articles={editorial.topArticles ?? []} />
      <SmallBanners banners={data.smallBanners ?? []} />
      <OpenFilters count={data.filters.active.length} />
      <div className={styles.layout}>
        <FilterPanel filters={data.filters} listingId={listingId} />
        <section id={listingId} className={styles.listing} aria-label={t('category.products')}>
          <InvalidRangesAlert groups={data.filters.groups} />
          <ActiveFilters active={data.filters.active} clearPath={data.filters.clearPath} />
          {data.total === 0 ? (
            <EmptyCategory clearPath={data.filters.active.length === 0 ? null : data.filters.clearPath} />
          ) : (
            <>
              <div className={styles.toolbar}>
                <SortLinks sorts={data.sorts} />
                <p className={styles.count}>{t('category.count', { count: data.total })}</p>
              </div>
              <ProductList key={`${pathname}${search}`} {...data} productActions={productActions} />
            </>
          )}
        </section>
      </div>
      <Suspense>
        <DeferredEditorialSections {...editorial} articles={articles} />
      </Suspense>
      {data.recommendationsUrl !== undefined && (
        <ProductsAtIdle url={data.recommendationsUrl} name="category" productActions={productActions} />
      )}
    </PageLayout>
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

/** @param clearPath address without filters, when they match nothing */
function EmptyCategory({ clearPath }: { clearPath: string | null }) {
  const { t } = useTranslation('catalog');
  if (clearPath !== null) {
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
  const actions = (
    <>
      <ButtonLink to={paths.search()} icon="search">
        {t('category.search')}
      </ButtonLink>
      <ButtonLink to={paths.home()} variant="secondary">
        {t('category.home')}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState icon="package" title={t('category.empty')} actions={actions}>
      {t('category.emptyText')}
    </EmptyState>
  );
}
