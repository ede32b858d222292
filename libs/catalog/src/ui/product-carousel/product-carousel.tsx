import { Carousel } from '@vyloha/ui';
import { ProductBox } from '../product-box/product-box';
import type { ProductGridProps } from '../product-grid/product-grid';
import styles from './product-carousel.module.css';

export interface ProductCarouselProps extends Pick<ProductGridProps, 'products' | 'productActions'> {
  title: string;
}

/** Products in a row that scrolls sideways; nothing without any. */
export function ProductCarousel({ products, productActions, title }: ProductCarouselProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.carousel}>
      <h2>{title}</h2>
      <Carousel label={title}>
        {products.map((product) => (
          <ProductBox key={product.id} product={product} productActions={productActions} headingLevel={3} />
        ))}
      </Carousel>
    </div>
  );
}
