import { useLoaderData } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { useShopper } from '@vyloha/session/ui';
import { JsonLd, PageLayout } from '@vyloha/ui';
import { type ReactNode, Suspense, useId } from 'react';
import type { ProductPageData } from '../../model/product-detail';
import { productJsonLd } from '../../model/structured-data';
import { BuyingPanel } from '../buying-panel/buying-panel';
import { LastVisited } from '../last-visited/last-visited';
import { LateProductComments } from '../product-comments/late-product-comments';
import { ProductGallery } from '../product-gallery/product-gallery';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import { ProductParameters } from '../product-parameters/product-parameters';
import { LateProductReviews } from '../product-reviews/late-product-reviews';
import { RecommendedGoods } from '../recommended-goods/recommended-goods';
import { StickyBuyBar } from '../sticky-buy-bar/sticky-buy-bar';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-page.module.css';

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
  const data = useLoaderData<ProductPageData<readonly RichTextNode[]>>();
  const { product, description, endText, alternatives, opinions } = data;
  // While nobody can say how many credits there are, none can be spent.
  const credits = balance === null ? null : data.credits;
  const formId = useId();
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
      {alternatives.length > 0 && (
        <TitledSection title={t('product.alternatives')}>
          <ProductGrid products={alternatives} corner={corner} headingLevel={3} />
        </TitledSection>
      )}
      <div className={styles.facts}>
        {description.length > 0 && (
          <TitledSection title={t('product.description')}>
            <RichText nodes={description} />
          </TitledSection>
        )}
        {product.parameters.length > 0 && (
          <TitledSection title={t('product.parameters')}>
            <ProductParameters parameters={product.parameters} />
          </TitledSection>
        )}
      </div>
      {endText.length > 0 && <RichText nodes={endText} />}
      <Suspense>
        {opinions.reviews && <LateProductReviews {...opinions.reviews} />}
        {opinions.questions.length > 0 && <LateProductComments questions={opinions.questions} code={product.code} />}
      </Suspense>
      {data.recommended.map((goods) => (
        <RecommendedGoods key={`${product.id} ${goods.placement}`} goods={goods} corner={corner} />
      ))}
      <LastVisited current={product.id} corner={corner} />
      <StickyBuyBar product={product} credits={credits} formId={formId} />
      <JsonLd data={productJsonLd(product, publicUrl, currency.code, opinions.reviews?.reviews ?? [])} />
    </PageLayout>
  );
}
