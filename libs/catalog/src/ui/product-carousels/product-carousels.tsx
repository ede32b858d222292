import type { FeaturedProducts } from '../../model/recommendations/featured-products';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { ProductCarousel, type ProductCarouselProps } from '../product-carousel/product-carousel';
import { RecommendedProducts } from '../recommended-products/recommended-products';

export interface ProductCarouselsProps extends Pick<ProductCarouselProps, 'productActions'> {
  /** Editors' lists, which come first. */
  featured: readonly FeaturedProducts[];
  recommended: readonly Recommendation[];
}

/** Featured and recommended products at the end of a page. */
export function ProductCarousels({ featured, recommended, productActions }: ProductCarouselsProps) {
  return (
    <>
      {featured.map(({ id, title, products }) => (
        <ProductCarousel key={id} title={title} products={products} productActions={productActions} />
      ))}
      {recommended.map((recommendation) => (
        <RecommendedProducts
          key={recommendation.placement}
          recommendation={recommendation}
          productActions={productActions}
        />
      ))}
    </>
  );
}
