import { toMinor, withoutTax } from '@vyloha/money';
import type { ModelProduct } from './random-catalogue';

export type ModelVariant = ModelProduct['variants'][number];

/** Groups, price list and currency of the caller, and whether prices are displayed with tax. */
export interface Caller {
  currency: string;
  priceList: string;
  groups: readonly string[];
  withTax: boolean;
}

/** In minor units as a box shows it: per metre for products sold by the metre. */
export function priceOf(
  { metres, price, businessPrice, euroPrice, vatRate }: ModelProduct,
  { surcharge }: ModelVariant,
  { currency, priceList, withTax }: Omit<Caller, 'groups'>,
): number | null {
  const priceInCzk = priceList === 'b2b' ? (businessPrice ?? price) : price;
  const stepPrice = currency === 'EUR' ? euroPrice : priceInCzk;
  if (stepPrice === null) return null;
  const minor = toMinor(stepPrice + surcharge);
  return Math.round((withTax ? minor : withoutTax(minor, vatRate)) / (metres ?? 1));
}

/** Discount in whole percent of a counted step; 0 when there is none. */
export function discountOf(
  { price, businessPrice, euroPrice }: ModelProduct,
  { surcharge, reduction }: ModelVariant,
  { currency, priceList }: Omit<Caller, 'groups'>,
): number {
  const priceInCzk = priceList === 'b2b' ? (businessPrice ?? price) : price;
  const stepPrice = currency === 'EUR' ? euroPrice : priceInCzk;
  return stepPrice === null ? 0 : Math.round((100 * reduction) / (stepPrice + surcharge + reduction));
}

/** Whether any variant has a price. */
export const isPriced = (product: ModelProduct, caller: Omit<Caller, 'groups' | 'withTax'>): boolean =>
  product.variants.some((variant) => priceOf(product, variant, { ...caller, withTax: true }) !== null);

const isInStock = ({ stock, amountMin }: ModelVariant) => stock >= amountMin;

export const canBeBought = ({ saleable }: ModelProduct, variant: ModelVariant) =>
  saleable && (!variant.checkStock || isInStock(variant));

/** In the order in which a listing shows them; the default variant is the first one. */
export function inOrder({ variants }: ModelProduct): ModelVariant[] {
  const [first, ...others] = variants;
  const inStock = others.filter(isInStock);
  const untracked = others.filter((variant) => !isInStock(variant) && !variant.checkStock);
  const soldOut = others.filter((variant) => !isInStock(variant) && variant.checkStock);
  if (first === undefined) return [];
  const isFirstSoldOut = first.checkStock && !isInStock(first);
  return isFirstSoldOut ? [...inStock, ...untracked, first, ...soldOut] : [first, ...inStock, ...untracked, ...soldOut];
}

export const isAvailable = (product: ModelProduct): boolean =>
  product.variants.some((variant) => canBeBought(product, variant));
