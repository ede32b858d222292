import { useLoaderData } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { RichText } from '@vyloha/rich-text';
import { usePerson, useShopper } from '@vyloha/session/ui';
import { ButtonLink, JsonLd, PageLayout } from '@vyloha/ui';
import { type ReactNode, Suspense, useId } from 'react';
import type { productPageLoader } from '../../handlers/product/product-page-loader.server';
import { alternativesAnchor } from '../../model/product/alternatives-anchor';
import { productAnchors } from '../../model/product/product-anchors';
import { hasRepairDetails } from '../../model/product/product-legal';
import { productJsonLd } from '../../model/structured-data';
import { BuyingPanel } from '../buying-panel/buying-panel';
import { DeferredProductCarousels } from '../product-carousels/deferred-product-carousels';
import { LastVisited } from '../last-visited/last-visited';
import { DeferredProductComments } from '../product-comments/deferred-product-comments';
import { ProductBadges } from '../product-badges/product-badges';
import { DeferredProductExtras } from '../product-extras/deferred-product-extras';
import { ProductGallery } from '../product-gallery/product-gallery';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import { DeferredProductLegal } from '../product-legal/deferred-product-legal';
import { ProductParameters } from '../product-parameters/product-parameters';
import { DeferredProductReviews } from '../product-reviews/deferred-product-reviews';
import { type SectionLink, SectionLinks } from '../section-links/section-links';
import { StickyBuyBar } from '../sticky-buy-bar/sticky-buy-bar';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-page.module.css';

type PageData = ReturnType<typeof useLoaderData<typeof productPageLoader>>;

/** Slots for other libraries. */
export interface ProductPageSlots {
  /** Top right of the product and of each box of alternatives. */
  productActions?: ProductGridProps['productActions'];
  /** Below the availability. */
  stock?: ReactNode;
  /** Below the button: what else can be put into the cart from here. */
  batch?: ReactNode;
}

/** The page of a product. */
export function ProductPage({ productActions, stock, batch }: ProductPageSlots) {
  const { t } = useTranslation('catalog');
  const { publicUrl } = usePublicConfig();
  const { currency } = useShopper();
  const person = usePerson();
  const data = useLoaderData<typeof productPageLoader>();
  const { product, description, endTexts, alternatives, feedback } = data;
  // While the balance is unknown, no credits can be spent.
  const credits = data.credits === null || person.credits === null ? null : data.credits;
  const formId = useId();
  const sections = useSections(data);
  const breadcrumbs = product.breadcrumbs.map(({ title, path }) => ({ title, to: paths.category(path) }));

  return (
    <PageLayout breadcrumbs={[...breadcrumbs, { title: product.name }]} isSheet>
      <div className={styles.top}>
        <ProductGallery
          key={product.variantId}
          pictures={product.pictures}
          name={product.name}
          badges={<ProductBadges badges={product.badges} />}
          productActions={productActions?.(product)}
          pathOf={(index) =>
            paths.productPicture(product.slug, index + 1, product.isDefaultVariant ? null : product.variantId)
          }
        />
        <BuyingPanel {...data} credits={credits} formId={formId} stock={stock} batch={batch} />
      </div>
      {alternatives.length > 0 && (
        <TitledSection id={alternativesAnchor} title={t('box.alternatives')}>
          <ProductGrid products={alternatives} productActions={productActions} headingLevel={3} />
        </TitledSection>
      )}
      <SectionLinks label={t('product.sections')} links={sections} />
      <div className={styles.details}>
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
      <Suspense>
        {(product.documents.length > 0 || product.video !== null) && (
          <DeferredProductExtras documents={product.documents} video={product.video} />
        )}
      </Suspense>
      <Suspense>
        {hasRepairDetails(product.legal) && (
          <DeferredProductLegal details={product.legal} hasGuaranteeNotice={data.hasGuaranteeNotice} />
        )}
      </Suspense>
      <Suspense>{product.legal.safety && <DeferredProductLegal safety={product.legal.safety} />}</Suspense>
      {endTexts.map(({ id, title, content }) =>
        title === null ? (
          <RichText key={id} nodes={content} />
        ) : (
          <TitledSection key={id} title={title}>
            <RichText nodes={content} />
          </TitledSection>
        ),
      )}
      <Suspense>{feedback.reviews && <DeferredProductReviews {...feedback.reviews} slug={product.slug} />}</Suspense>
      <Suspense>
        {feedback.questions && <DeferredProductComments questions={feedback.questions} slug={product.slug} />}
      </Suspense>
      <WaysOn product={product} />
      <div id={productAnchors.related} className={styles.related}>
        <Suspense>
          <DeferredProductCarousels key={product.id} {...data} productActions={productActions} />
        </Suspense>
      </div>
      <LastVisited currentId={product.id} productActions={productActions} />
      <StickyBuyBar product={product} credits={credits} formId={formId} />
      <JsonLd
        data={import.meta.env.SSR && productJsonLd(product, publicUrl, currency.code, feedback.reviews?.reviews ?? [])}
      />
    </PageLayout>
  );
}

/** More of the category and of the brand. */
function WaysOn({ product: { breadcrumbs, brand } }: Pick<PageData, 'product'>) {
  const { t } = useTranslation('catalog');
  const category = breadcrumbs.at(-1);
  if (category === undefined && brand === null) return null;
  return (
    <nav aria-label={t('product.ways')} className={styles.ways}>
      {category && (
        <ButtonLink to={paths.category(category.path)} variant="secondary" iconAfter="arrow-right">
          {t('product.allOfCategory', { category: category.title })}
        </ButtonLink>
      )}
      {brand && (
        <ButtonLink to={paths.category(brand.link)} variant="secondary" iconAfter="arrow-right">
          {t('product.allOfBrand', { brand: brand.title })}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The sections of this page, in their order. */
function useSections({ product, description, feedback, recommended, featured }: PageData): readonly SectionLink[] {
  const { t } = useTranslation('catalog');
  const { reviews, questions } = feedback;
  const hasRelated = [...recommended, ...featured].some(({ products }) => products.length > 0);
  return [
    ...(description.length > 0 ? [{ anchor: productAnchors.description, title: t('product.description') }] : []),
    ...(product.parameters.length > 0 ? [{ anchor: productAnchors.parameters, title: t('product.parameters') }] : []),
    ...(product.documents.length > 0 ? [{ anchor: productAnchors.documents, title: t('product.documents') }] : []),
    ...(reviews ? [{ anchor: productAnchors.reviews, title: t('reviews.title') }] : []),
    ...(questions ? [{ anchor: productAnchors.questions, title: t('comments.title') }] : []),
    ...(hasRelated ? [{ anchor: productAnchors.related, title: t('product.related') }] : []),
  ];
}
