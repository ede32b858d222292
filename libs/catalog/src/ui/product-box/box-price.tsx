import type { ProductBox } from '../../model/product/product-box';
import { ProductPrice } from '../product-price/product-price';

interface BoxPriceProps {
  product: ProductBox;
  size?: 'small' | 'medium';
  className?: string | undefined;
}

/** The price of a product in a box; nothing where there is none, since a badge says that it is not sold. */
export function BoxPrice({ product: { price, unit, isSoldByMetre, isPriceFrom }, ...look }: BoxPriceProps) {
  if (price === null) return null;
  return <ProductPrice price={price} unit={isSoldByMetre ? unit : null} isFrom={isPriceFrom} {...look} />;
}
