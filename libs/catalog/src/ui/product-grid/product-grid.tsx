import { Fragment, type ReactNode } from 'react';
import type { ProductBox as ProductBoxModel } from '../../model/product/product-box';
import type { PlacedBanner } from '../../model/category/category-banner';
import { CatalogueBanner } from '../catalogue-banner/catalogue-banner';
import { ProductBox, type ProductBoxProps } from '../product-box/product-box';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  products: readonly ProductBoxModel[];
  /** Top right of each box. */
  productActions?: ProductBoxProps['productActions'];
  /** Between the products. */
  banners?: readonly PlacedBanner[] | undefined;
  headingLevel?: 2 | 3;
  /** Fills the rest of the last row, or a row of its own. */
  more?: ReactNode;
  /** The first row is above the fold. */
  isFirstOnPage?: boolean;
}

/** As many as are above the fold on a phone. */
const eagerCount = 2;

/** Boxes in equal columns with aligned prices. */
export function ProductGrid({
  products,
  productActions,
  banners = [],
  headingLevel = 2,
  more,
  isFirstOnPage = false,
}: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          <BannerCells banners={banners.filter((banner) => banner.index === index)} />
          <li className={styles.cell}>
            <ProductBox
              product={product}
              productActions={productActions}
              headingLevel={headingLevel}
              isFirst={isFirstOnPage && index < eagerCount}
            />
          </li>
        </Fragment>
      ))}
      <BannerCells banners={banners.filter(({ index }) => index >= products.length)} />
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  );
}

function BannerCells({ banners }: { banners: readonly PlacedBanner[] }) {
  return banners.map((banner) => (
    <li key={`${banner.index}-${banner.title}`} className={styles.cell}>
      <CatalogueBanner banner={banner} />
    </li>
  ));
}
