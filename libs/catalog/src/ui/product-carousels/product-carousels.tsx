import { NearView } from '@vyloha/ui';
import type { FeaturedProducts } from '../../model/recommendations/featured-products';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { ProductCarousel, type ProductCarouselProps } from '../product-carousel/product-carousel';
import { RecommendedProducts } from '../recommended-products/recommended-products';
import styles from '../product-carousel/product-carousel.module.css';

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
        <NearView key={id} placeholderClassName={styles.placeholder}>
          <ProductCarousel title={title} products={products} productActions={productActions} />
        </NearView>
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
