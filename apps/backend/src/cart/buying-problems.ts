import type { Locale } from '@vyloha/contract';
import { stockOf } from '../catalog/product/rows/load-variant-rows';
import { pick } from '../i18n/pick';
import type { RefusalReason } from '../server/refusal';
import { amountProblem } from './allowed-amount';
import { unitsPerStep, type LineGoods } from './cart-line';

export interface BuyingProblem {
  /** 409: somebody else was faster; 422: it cannot be bought like this at all. */
  status: 409 | 422;
  reason: RefusalReason;
}

/** Tenths of a metre add up without the noise of binary fractions. */
const decimalPlaces = 3;

/** An amount as the shopper counts it: `2,5` of metres, `3` of pieces. */
function inUnits(amount: number, goods: LineGoods): string {
  return String(Number((amount * unitsPerStep(goods)).toFixed(decimalPlaces))).replace('.', ',');
}

function stockProblem(goods: LineGoods, amount: number, locale: Locale): BuyingProblem | null {
  const { variant, product, warehouses } = goods.variant;
  const stock = stockOf(warehouses);
  if (!variant.checkStock || amount <= stock) return null;
  const name = pick(variant.fullname, locale);
  if (stock === 0) return { status: 409, reason: { key: 'soldOut', values: { name }, code: 'sold_out' } };
  const values = { name, limit: inUnits(stock, goods), unit: product.unit };
  return { status: 409, reason: { key: 'notEnoughStock', values, code: 'not_enough_stock' } };
}

/**
 * Why so much of these goods cannot be bought now; null when it can.
 * @param amount of the line
 * @param amountInCart of all lines with these goods
 */
export function buyingProblem(
  goods: LineGoods | null,
  amount: number,
  amountInCart: number,
  locale: Locale,
): BuyingProblem | null {
  if (goods === null) return { status: 422, reason: { key: 'goneFromShop', code: 'gone' } };
  const unitMinor = goods.pricing.price?.unitMinor ?? 0;
  if (!goods.product.product.saleable || unitMinor <= 0) {
    return { status: 422, reason: { key: 'notSaleable', code: 'not_saleable' } };
  }
  const broken = amountProblem(amount, goods.variant.variant);
  if (broken !== null) {
    const key = broken.kind === 'belowMinimum' ? 'amountBelowMinimum' : 'amountAboveMaximum';
    const values = { limit: inUnits(broken.limit, goods), unit: goods.variant.product.unit };
    return { status: 422, reason: { key, values, code: 'amount' } };
  }
  return stockProblem(goods, amountInCart, locale);
}
