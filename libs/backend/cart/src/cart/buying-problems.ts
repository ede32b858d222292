import { type Locale, pickTranslation } from '@vyloha/contract';
import { canBeBought, stockOf } from '@vyloha/backend-catalog';
import type { HttpErrorReason } from '@vyloha/backend-kernel';
import { amountProblem } from './allowed-amount';
import { unitsPerStep, type LineProduct } from './cart-line';

export interface BuyingProblem {
  /** 409: sold to somebody else meanwhile; 422: it cannot be bought like this at all. */
  status: 409 | 422;
  reason: HttpErrorReason;
}

/** Avoids binary rounding errors when tenths of a metre add up. */
const decimalPlaces = 3;

/** An amount as displayed to the shopper: `2,5` for metres, `3` for pieces. */
export function formatInUnits(amount: number, lineProduct: LineProduct): string {
  return String(Number((amount * unitsPerStep(lineProduct)).toFixed(decimalPlaces))).replace('.', ',');
}

/** Sold out as everywhere in the shop: what is left may be less than the least that can be bought. */
function soldOutProblem({ variant, warehouses }: LineProduct, locale: Locale): BuyingProblem | null {
  if (canBeBought({ ...variant, stock: stockOf(warehouses) })) return null;
  const values = { name: pickTranslation(variant.fullname, locale) };
  return { status: 409, reason: { key: 'soldOut', values, code: 'sold_out' } };
}

function stockProblem(lineProduct: LineProduct, amount: number, locale: Locale): BuyingProblem | null {
  const { variant, product, warehouses } = lineProduct;
  const stock = stockOf(warehouses);
  if (!variant.checkStock || amount <= stock) return null;
  const name = pickTranslation(variant.fullname, locale);
  const values = { name, limit: formatInUnits(stock, lineProduct), unit: product.unit };
  return { status: 409, reason: { key: 'notEnoughStock', values, code: 'not_enough_stock' } };
}

/**
 * Why this amount of the product cannot be bought now; null when it can.
 * @param amount of the line
 * @param amountInCart of all lines with the product
 */
export function buyingProblem(
  lineProduct: LineProduct | null,
  amount: number,
  amountInCart: number,
  locale: Locale,
): BuyingProblem | null {
  if (lineProduct === null) return { status: 422, reason: { key: 'goneFromShop', code: 'gone' } };
  const unitMinor = lineProduct.price?.unitMinor ?? 0;
  if (!lineProduct.product.saleable || unitMinor <= 0) {
    return { status: 422, reason: { key: 'notSaleable', code: 'not_saleable' } };
  }
  const soldOut = soldOutProblem(lineProduct, locale);
  if (soldOut !== null) return soldOut;
  const violation = amountProblem(amount, amountInCart, lineProduct.variant);
  if (violation !== null) {
    const key = violation.kind === 'belowMinimum' ? 'amountBelowMinimum' : 'amountAboveMaximum';
    const values = { limit: formatInUnits(violation.limit, lineProduct), unit: lineProduct.product.unit };
    return { status: 422, reason: { key, values, code: 'amount' } };
  }
  return stockProblem(lineProduct, amountInCart, locale);
}
