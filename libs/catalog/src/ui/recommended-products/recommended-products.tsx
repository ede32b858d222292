import { NearView } from '@vyloha/ui';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { NamedCarousel, type NamedCarouselProps } from '../product-carousel/named-carousel';
import { useDeferredProducts } from '../deferred-products/use-deferred-products';
import { useReportList } from '../deferred-products/use-report-list';
import styles from '../product-carousel/product-carousel.module.css';

export interface RecommendedProductsProps extends Pick<NamedCarouselProps, 'productActions'> {
  /** Left out, or without products: nothing is rendered. */
  recommendation: Recommendation | undefined;
}

/**
 * Recommended products of a placement, when scrolled near. A page cached for all guests has general ones; personal
 * recommendations replace them.
 */
export function RecommendedProducts({ recommendation, productActions }: RecommendedProductsProps) {
  if (recommendation === undefined || recommendation.products.length === 0) return null;
  return (
    <NearView placeholderClassName={styles.placeholder}>
      <PersonalizedCarousel recommendation={recommendation} productActions={productActions} />
    </NearView>
  );
}

interface PersonalizedCarouselProps extends Pick<NamedCarouselProps, 'productActions'> {
  recommendation: Recommendation;
}

function PersonalizedCarousel({ recommendation, productActions }: PersonalizedCarouselProps) {
  const { placement, products, personalizedUrl } = recommendation;
  const personalized = useDeferredProducts(personalizedUrl)?.products;
  useReportList(placement, personalized);
  return (
    <NamedCarousel
      name={placement}
      products={personalized?.length ? personalized : products}
      productActions={productActions}
    />
  );
}
