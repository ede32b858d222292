import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { HtmlText, type RichTextNode } from '@vyloha/rich-text';
import { ButtonLink, EmptyState, Icon, PageHeading, PageLayout, Picture } from '@vyloha/ui';
import { type ReactNode, Suspense } from 'react';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { ActiveFilters } from '../active-filters/active-filters';
import { CategoryTiles } from '../category-tiles/category-tiles';
import { FilterPanel } from '../filter-panel/filter-panel';
import { filterPanelId } from '../filter-panel/filter-panel-id';
import { GoodsAtIdle } from '../goods-at-idle/goods-at-idle';
import { GoodsList } from '../goods-list/goods-list';
import type { ProductGridProps } from '../product-grid/product-grid';
import { RefusedRanges } from '../refused-ranges/refused-ranges';
import { SmallBanners } from '../small-banners/small-banners';
import { SortLinks } from '../sort-links/sort-links';
import { LateStoryBelow } from '../story-below/late-story-below';
import type { StoryBelowProps } from '../story-below/story-below';
import { TopArticles } from '../top-articles/top-articles';
import styles from './category-page.module.css';

/** Places other rooms fill. */
export interface CategoryPageSlots {
  /** Top right of each box. */
  corner?: ProductGridProps['corner'];
  /** What editors built of blocks, above the goods. */
  content?: ReactNode;
  /** Cards of articles. */
  articles?: StoryBelowProps['articles'];
}

/** Where closing the filters leads. */
const listingId = 'vypis';
const bannerSize = { width: 1200, height: 240 };

/** A category, a virtual category or a brand. */
export function CategoryPage({ corner, content, articles }: CategoryPageSlots) {
  const { t } = useTranslation('catalog');
  const data = useLoaderData<CategoryPageData<readonly RichTextNode[]>>();
  const { pathname, search } = useLocation();
  const { story = {} } = data;
  const breadcrumbs = data.ancestors.map(({ title, path }) => ({ title, to: path }));

  return (
    <PageLayout breadcrumbs={[...breadcrumbs, { title: data.title }]}>
      <PageHeading title={data.title} lead={data.richDescription === undefined ? data.description : null} />
      {data.richDescription !== undefined && <HtmlText html={data.richDescription} />}
      {story.bannerKey !== undefined && (
        <Picture fileKey={story.bannerKey} alt="" {...bannerSize} crop fit="cover" isFirst className={styles.banner} />
      )}
      <CategoryTiles categories={data.children} />
      {content}
      <TopArticles articles={story.topArticles ?? []} />
      <SmallBanners banners={data.smallBanners ?? []} />
      <OpenFilters count={data.filters.active.length} />
      <div className={styles.layout}>
        <FilterPanel filters={data.filters} listingId={listingId} />
        <section id={listingId} className={styles.listing} aria-label={t('category.products')}>
          <RefusedRanges groups={data.filters.groups} />
          <ActiveFilters active={data.filters.active} clearPath={data.filters.clearPath} />
          {data.total === 0 ? (
            <EmptyCategory clearPath={data.filters.active.length === 0 ? null : data.filters.clearPath} />
          ) : (
            <>
              <div className={styles.toolbar}>
                <SortLinks sorts={data.sorts} />
                <p className={styles.count}>{t('category.count', { count: data.total })}</p>
              </div>
              <GoodsList key={`${pathname}${search}`} {...data} corner={corner} />
            </>
          )}
        </section>
      </div>
      <Suspense>
        <LateStoryBelow {...story} articles={articles} />
      </Suspense>
      {data.recommendedAddress !== undefined && (
        <GoodsAtIdle address={data.recommendedAddress} name="category" corner={corner} />
      )}
    </PageLayout>
  );
}

/** On narrow screens the filters open over the page. */
function OpenFilters({ count }: { count: number }) {
  const { t } = useTranslation('catalog');
  return (
    <a href={`#${filterPanelId}`} className={styles.openFilters}>
      <Icon name="filter" />
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </a>
  );
}

/** @param clearPath where all goods are, when only the filters leave nothing */
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
