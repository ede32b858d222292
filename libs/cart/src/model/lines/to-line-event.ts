import { toMeasuredItem } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import type { Cart, CartLine } from '../cart';

/** A line as analytics knows products; the quantity is in counted steps. */
export function toMeasuredLine(
  { variantId, name, variantName, brandName, categoryName, unitPrice }: CartLine,
  quantity: number,
) {
  const priced = { unitPrice: fromMinor(unitPrice.withTaxMinor) };
  return toMeasuredItem(
    { variantId, productName: name, variantName, brandName, categories: categoryName, ...priced },
    quantity,
  );
}

/** The event of what was put into the cart or taken out of it. */
export function toLineEvent<Name extends 'add_to_cart' | 'remove_from_cart'>(
  name: Name,
  line: CartLine,
  { quantity, currency }: { quantity: number; currency: string },
) {
  const value = fromMinor(line.unitPrice.withTaxMinor * quantity);
  return { name, currency, value, items: [toMeasuredLine(line, quantity)] };
}

/** The event of several lines at once, each with its quantity. */
export function toLinesEvent<Name extends 'add_to_cart' | 'remove_from_cart'>(
  name: Name,
  lines: readonly { line: CartLine; quantity: number }[],
  currency: string,
) {
  const valueMinor = lines.reduce((sum, { line, quantity }) => sum + line.unitPrice.withTaxMinor * quantity, 0);
  const items = lines.map(({ line, quantity }) => toMeasuredLine(line, quantity));
  return { name, currency, value: fromMinor(valueMinor), items };
}

/** The whole cart as analytics knows it: its value with tax, and its products. */
export function toCartItems({ lines, totals }: Pick<Cart, 'lines' | 'totals'>) {
  return {
    value: fromMinor(totals.total.withTaxMinor),
    items: lines.map((line) => toMeasuredLine(line, line.amount)),
  };
}
