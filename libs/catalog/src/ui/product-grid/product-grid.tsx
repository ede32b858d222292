import type { ReactNode } from 'react';
import type { ProductBox as ProductBoxModel } from '../../model/product-box';
import { ProductBox } from '../product-box/product-box';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  products: readonly ProductBoxModel[];
  /** Top right of each box. */
  corner?: ((product: Pick<ProductBoxModel, 'id' | 'name'>) => ReactNode) | undefined;
  headingLevel?: 2 | 3;
  /** The first row is seen at once. */
  isFirstOnPage?: boolean;
}

/** As many as are seen before scrolling on a phone. */
const seenAtOnce = 2;

/** Boxes in equal columns with aligned prices. */
export function ProductGrid({ products, corner, headingLevel = 2, isFirstOnPage = false }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductBox
            product={product}
            corner={corner?.(product)}
            headingLevel={headingLevel}
            isFirst={isFirstOnPage && index < seenAtOnce}
          />
        </li>
      ))}
    </ul>
  );
}
