import { useInView } from '@vyloha/ui';
import type { ProductBox } from '../../model/product/product-box';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { NamedCarousel, type NamedCarouselProps } from '../product-carousel/named-carousel';
import { useDeferredProducts } from '../deferred-products/use-deferred-products';
import { useReportList } from '../deferred-products/use-report-list';

export interface RecommendedProductsProps extends Pick<NamedCarouselProps, 'productActions'> {
  /** Left out, or without products: nothing is rendered. */
  recommendation: Recommendation | undefined;
}

/** Those of the page stay the same objects: their boxes may not be hydrated yet, and are not to be rendered anew. */
function keepKnown(products: readonly ProductBox[], known: readonly ProductBox[]): readonly ProductBox[] {
  return products.map((product) => known.find(({ id }) => id === product.id) ?? product);
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
        products={personalized?.length ? keepKnown(personalized, recommendation.products) : recommendation.products}
        productActions={productActions}
      />
    </div>
  );
}
