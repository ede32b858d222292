import { type TaxClass, type ProductTax } from '@vyloha/contract';
import { divide, sumMinor, withoutTax } from '@vyloha/money';
import type { ShopperTaxes, TaxRates } from './shopper-taxes';

/** How much of a service has which tax. */
export interface ServiceShare extends TaxRates {
  /** In proportion to the others. */
  weight: number;
}

/** A part of a service's price at one rate, in minor units. */
export interface ServicePart {
  /** In percent. */
  taxRate: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
}

const productTax = (taxClass: TaxClass): ProductTax => ({ taxClass, taxClasses: {} });

/**
 * Shipping and payment belong to the goods and are taxed as they are, in proportion to their prices where their rates
 * differ: Court of Justice C-349/96 (Card Protection Plan) and, for several rates, C-251/05 (Talacre).
 * @param goods what they cost by their rates; deposits and whatever costs nothing have no part in it
 * @param fixed a class that is always charged, where the shop's adviser wants it so
 */
export function serviceShares(
  goods: readonly (TaxRates & { totalMinor: number })[],
  taxes: ShopperTaxes,
  fixed: TaxClass | null,
): readonly ServiceShare[] {
  const byRates = new Map<string, ServiceShare>();
  for (const { listRate, taxRate, totalMinor } of fixed === null ? goods : []) {
    if (totalMinor <= 0) continue;
    const key = `${listRate} ${taxRate}`;
    byRates.set(key, { listRate, taxRate, weight: (byRates.get(key)?.weight ?? 0) + totalMinor });
  }
  const shares = [...byRates.values()].sort((a, b) => b.taxRate - a.taxRate || b.listRate - a.listRate);
  return shares.length > 0 ? shares : [{ ...taxes.ratesOf(productTax(fixed ?? 'standard')), weight: 1 }];
}

/** The part of each share of an amount. */
const divideByShares = (minor: number, shares: readonly ServiceShare[]): number[] =>
  divide(
    minor,
    shares.map(({ weight }) => weight),
  );

/** The parts of what a service costs the shopper, one for each rate, the highest first. */
export function serviceParts(totalMinor: number, shares: readonly ServiceShare[]): ServicePart[] {
  const parts = divideByShares(totalMinor, shares);
  const byRate = new Map<number, number>();
  for (const [index, { taxRate }] of shares.entries())
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + (parts[index] ?? 0));
  return [...byRate].map(([taxRate, minor]) => ({
    taxRate,
    totalMinor: minor,
    totalWithoutTaxMinor: withoutTax(minor, taxRate),
  }));
}

/** How shipping and payment are taxed with the goods of a cart or an order. */
export interface ServiceTaxes {
  shares: readonly ServiceShare[];
  taxes: ShopperTaxes;
}

/** What a service costs this shopper, in minor units with tax. @param listMinor in the price list */
export function chargedPrice(listMinor: number, { shares, taxes }: ServiceTaxes): number {
  const parts = divideByShares(listMinor, shares);
  return sumMinor(shares.map((share, index) => taxes.convert(parts[index] ?? 0, share)));
}

/** A price that a shopper pays, without tax. */
export function serviceBase(totalMinor: number, shares: readonly ServiceShare[]): number {
  return sumMinor(serviceParts(totalMinor, shares).map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor));
}
