import { useLoaderData, useLocation } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Pagination } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { CategoryPageData } from '../../model/category-page-data';
import { CategoryTiles } from '../category-tiles/category-tiles';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import { SortLinks } from '../sort-links/sort-links';
import styles from './category-page.module.css';

/** Places other rooms fill. */
export interface CategoryPageSlots {
  /** Top right of each box. */
  corner?: ProductGridProps['corner'];
  /** Beside the listing on wide screens, above it on narrow ones. */
  filters?: ReactNode;
}

/** A category, a virtual category or a brand. */
export function CategoryPage({ corner, filters }: CategoryPageSlots) {
  const { t } = useTranslation('catalog');
  const data = useLoaderData<CategoryPageData>();
  const { pathname, search } = useLocation();
  const breadcrumbs = data.ancestors.map(({ title, path }) => ({ title, to: path }));

  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[...breadcrumbs, { title: data.title }]} />
      <header className={styles.header}>
        <h1>{data.title}</h1>
        {data.description !== null && <p className={styles.description}>{keepPrepositions(data.description)}</p>}
      </header>
      <CategoryTiles categories={data.children} />
      <div className={styles.layout} data-filtered={filters !== undefined || undefined}>
        {filters}
        <section className={styles.listing} aria-label={t('category.products')}>
          {data.total === 0 ? (
            <EmptyCategory />
          ) : (
            <>
              <div className={styles.toolbar}>
                <SortLinks sorts={data.sorts} />
                <p className={styles.count}>{t('category.count', { count: data.total })}</p>
              </div>
              <ProductGrid products={data.products} corner={corner} isFirstOnPage />
              <Pagination page={data.page} totalPages={data.totalPages} url={`${pathname}${search}`} />
            </>
          )}
        </section>
      </div>
      {data.textBelowProducts !== null && <p className={styles.below}>{keepPrepositions(data.textBelowProducts)}</p>}
    </Container>
  );
}

function EmptyCategory() {
  const { t } = useTranslation('catalog');
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
