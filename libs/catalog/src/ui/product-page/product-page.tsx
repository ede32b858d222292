import { useLoaderData } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { useShopper } from '@vyloha/session/ui';
import { JsonLd, PageLayout } from '@vyloha/ui';
import { type ReactNode, Suspense, useId } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import type { ProductPageData } from '../../model/product/product-detail';
import { productJsonLd } from '../../model/structured-data';
import { BuyingPanel } from '../buying-panel/buying-panel';
import { LateGoodsStrips } from '../goods-strips/late-goods-strips';
import { LastVisited } from '../last-visited/last-visited';
import { LateProductComments } from '../product-comments/late-product-comments';
import { ProductGallery } from '../product-gallery/product-gallery';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import { ProductParameters } from '../product-parameters/product-parameters';
import { LateProductReviews } from '../product-reviews/late-product-reviews';
import { type SectionLink, SectionLinks } from '../section-links/section-links';
import { StickyBuyBar } from '../sticky-buy-bar/sticky-buy-bar';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-page.module.css';

type PageData = ProductPageData<readonly RichTextNode[]>;

/** Places other rooms fill. */
export interface ProductPageSlots {
  /** Top right of the goods and of each box of alternatives. */
  corner?: ProductGridProps['corner'];
  /** Below the availability. */
  stock?: ReactNode;
  /** Below the button: what else can be put into the cart from here. */
  batch?: ReactNode;
}

/** The page of a product. */
export function ProductPage({ corner, stock, batch }: ProductPageSlots) {
  const { t } = useTranslation('catalog');
  const { publicUrl } = usePublicConfig();
  const { currency, credits: balance } = useShopper();
  const data = useLoaderData<PageData>();
  const { product, description, endTexts, alternatives, opinions } = data;
  // While nobody can say how many credits there are, none can be spent.
  const credits = balance === null ? null : data.credits;
  const formId = useId();
  const sections = useSections(data);
  const breadcrumbs = product.breadcrumbs.map(({ title, path }) => ({ title, to: paths.category(path) }));

  return (
    <PageLayout breadcrumbs={[...breadcrumbs, { title: product.name }]}>
      <div className={styles.top}>
        <ProductGallery key={product.variantId} pictures={product.pictures} name={product.name} />
        <BuyingPanel
          {...data}
          credits={credits}
          formId={formId}
          stock={stock}
          batch={batch}
          corner={corner?.(product)}
        />
      </div>
      <SectionLinks label={t('product.sections')} links={sections} />
      {alternatives.length > 0 && (
        <TitledSection title={t('product.alternatives')}>
          <ProductGrid products={alternatives} corner={corner} headingLevel={3} />
        </TitledSection>
      )}
      <div className={styles.facts}>
        {description.length > 0 && (
          <TitledSection id={productAnchors.description} title={t('product.description')}>
            <RichText nodes={description} />
          </TitledSection>
        )}
        {product.parameters.length > 0 && (
          <TitledSection id={productAnchors.parameters} title={t('product.parameters')}>
            <ProductParameters parameters={product.parameters} />
          </TitledSection>
        )}
      </div>
      {endTexts.map(({ id, title, content }) =>
        title === null ? (
          <RichText key={id} nodes={content} />
        ) : (
          <TitledSection key={id} title={keepPrepositions(title)}>
            <RichText nodes={content} />
          </TitledSection>
        ),
      )}
      <Suspense>
        {opinions.reviews && <LateProductReviews {...opinions.reviews} />}
        {opinions.questions && <LateProductComments questions={opinions.questions} code={product.code} />}
      </Suspense>
      <div id={productAnchors.related} className={styles.related}>
        <Suspense>
          <LateGoodsStrips key={product.id} {...data} corner={corner} />
        </Suspense>
      </div>
      <LastVisited current={product.id} corner={corner} />
      <StickyBuyBar product={product} credits={credits} formId={formId} />
      <JsonLd data={productJsonLd(product, publicUrl, currency.code, opinions.reviews?.reviews ?? [])} />
    </PageLayout>
  );
}

/** Parts of the page that there are, in their order. */
function useSections({ product, description, opinions, recommended, featured }: PageData): readonly SectionLink[] {
  const { t } = useTranslation('catalog');
  const { reviews, questions } = opinions;
  const hasRelated = [...recommended, ...featured].some(({ products }) => products.length > 0);
  return [
    ...(description.length > 0 ? [{ anchor: productAnchors.description, title: t('product.description') }] : []),
    ...(product.parameters.length > 0 ? [{ anchor: productAnchors.parameters, title: t('product.parameters') }] : []),
    ...(reviews ? [{ anchor: productAnchors.reviews, title: t('reviews.title') }] : []),
    ...(questions ? [{ anchor: productAnchors.questions, title: t('comments.title') }] : []),
    ...(hasRelated ? [{ anchor: productAnchors.related, title: t('product.related') }] : []),
  ];
}
