import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { HtmlText } from '@vyloha/rich-text';
import { ButtonLink, EmptyState, PageHeading, PageLayout, Picture } from '@vyloha/ui';
import { type ReactNode, Suspense } from 'react';
import type { categoryPageLoader } from '../../handlers/category/category-page-loader.server';
import type { eshopPageLoader } from '../../handlers/category/eshop-page-loader.server';
import { CategoryTiles } from '../category-tiles/category-tiles';
import { ProductsAtIdle } from '../products-at-idle/products-at-idle';
import { ProductListing } from '../product-listing/product-listing';
import type { ProductGridProps } from '../product-grid/product-grid';
import { SmallBanners } from '../small-banners/small-banners';
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

const bannerSize = { width: 1200, height: 240 } as const;
const logoSize = { width: 96, height: 96 } as const;

/** Page of a category, a virtual category or a brand. */
export function CategoryPage({ productActions, content, articles }: CategoryPageSlots) {
  const data = useLoaderData<typeof categoryPageLoader | typeof eshopPageLoader>();
  const { editorial = {} } = data;
  const heading = (
    <PageHeading title={data.title} lead={data.richDescription === undefined ? data.description : null} />
  );
  const breadcrumbs = data.ancestors.map(({ title, path }) => ({ title, to: path }));

  return (
    <PageLayout breadcrumbs={[...breadcrumbs, { title: data.title }]}>
      {data.logoKey === undefined ? heading : <BrandHeading {...data} heading={heading} />}
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
      <ProductListing {...data} productActions={productActions} empty={<EmptyCategory />} />
      <Suspense>
        <DeferredEditorialSections {...editorial} articles={articles} />
      </Suspense>
      {data.recommendationsUrl !== undefined && (
        <ProductsAtIdle url={data.recommendationsUrl} name="category" productActions={productActions} />
      )}
    </PageLayout>
  );
}

/** With the logo, or the first letter of the name in place of it. */
function BrandHeading({ title, logoKey, heading }: { title: string; logoKey?: string | null; heading: ReactNode }) {
  return (
    <div className={styles.brand}>
      <span className={styles.logo} aria-hidden>
        {logoKey ? <Picture fileKey={logoKey} alt="" {...logoSize} isFirst /> : [...title][0]}
      </span>
      {heading}
    </div>
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
