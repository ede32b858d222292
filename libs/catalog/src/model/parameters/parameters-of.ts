import type { Product, Variant } from '../product/product';
import type { ProductParameter } from './product-parameter';

/** Parameters of the product and of the variant; the variant's override those of the product. */
export function parametersOf(
  product: Pick<Product, 'parameters'>,
  variant: Pick<Variant, 'parameters'>,
): ProductParameter[] {
  const own = new Set(variant.parameters.map(({ id }) => id));
  return [...product.parameters.filter(({ id }) => !own.has(id)), ...variant.parameters];
}
