import { type Guard, hasFields, isNumber } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { listQuery } from './more-products';

/** How many products a list has. */
export interface ProductCount {
  total: number;
}

export const isProductCount: Guard<ProductCount> = hasFields({ total: isNumber });

/** @param listPath address of the list with its filters, in canonical form */
export function productCountUrl(listPath: string): string {
  return `${paths.productCount()}?${listQuery(listPath)}`;
}
