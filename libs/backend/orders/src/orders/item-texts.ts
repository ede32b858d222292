import { type Locale, metresParameterId, pickTranslation } from '@vyloha/contract';
import { toPlainLine } from '@vyloha/backend-kernel';
import type { OrderItemRow } from './placing/to-order-rows';

type Named = Pick<OrderItemRow, 'productName' | 'variantName'>;

/** Name of a line with that of its variant, which is omitted for a product with a single one. */
export function itemName({ productName, variantName }: Named, locale: Locale): string {
  const names = [productName, variantName].map((name) => toPlainLine(pickTranslation(name, locale)));
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}

/** Metres of one piece of what is sold by the metre; null for everything else. */
export function itemMetres({ parameters }: Pick<OrderItemRow, 'parameters'>): number | null {
  return parameters.find(({ parameterId }) => parameterId === metresParameterId)?.number ?? null;
}
