import { keepPrepositions } from '@vyloha/i18n';
import { Carousel } from '@vyloha/ui';
import { ProductBox } from '../product-box/product-box';
import type { ProductGridProps } from '../product-grid/product-grid';
import styles from './goods-strip.module.css';

export interface GoodsStripProps extends Pick<ProductGridProps, 'products' | 'corner'> {
  title: string;
}

/** Goods in a row that scrolls sideways, below what a page is about; nothing without any. */
export function GoodsStrip({ products, corner, title }: GoodsStripProps) {
  if (products.length === 0) return null;
  const text = keepPrepositions(title);
  return (
    <div className={styles.strip}>
      <h2>{text}</h2>
      <Carousel label={text}>
        {products.map((product) => (
          <ProductBox key={product.id} product={product} corner={corner} headingLevel={3} />
        ))}
      </Carousel>
    </div>
  );
}
