import { useInView } from '@vyloha/ui';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { NamedCarousel, type NamedCarouselProps } from '../product-carousel/named-carousel';
import { useDeferredProducts } from '../deferred-products/use-deferred-products';
import { useReportList } from '../deferred-products/use-report-list';

export interface RecommendedProductsProps extends Pick<NamedCarouselProps, 'productActions'> {
  /** Left out, or without products: nothing is rendered. */
  recommendation: Recommendation | undefined;
}

/**
 * Recommended products of a placement. A page cached for all guests has general ones; personal recommendations replace
 * them when scrolled near.
 */
export function RecommendedProducts({ recommendation, productActions }: RecommendedProductsProps) {
  const { ref, isInView } = useInView<HTMLDivElement>();
  const personalized = useDeferredProducts(isInView ? (recommendation?.personalizedUrl ?? null) : null)?.products;
  useReportList(recommendation?.placement ?? '', personalized);
  if (recommendation === undefined || recommendation.products.length === 0) return null;
  return (
    <div ref={ref}>
      <NamedCarousel
        name={recommendation.placement}
        products={personalized?.length ? personalized : recommendation.products}
        productActions={productActions}
      />
    </div>
  );
}
