import { type ProductTax, type TaxClass, type TaxTreatment, isTaxed } from '@vyloha/contract';
import { withoutTax, withTax } from '@vyloha/money';
import type { Day } from '../calendar';
import { memberStates } from './shipped-rates';
import type { ShopTaxes } from './shop-taxes';
import type { TaxSettings } from './tax-settings';

/** Where goods go, and whether their buyer accounts for the tax. */
export interface TaxPlace {
  /** alpha-3 */
  country: string;
  /** A company whose VAT number of another member state was confirmed. */
  isReverseCharge: boolean;
}

type Rules = Pick<TaxSettings, 'taxCountry' | 'vatPayer' | 'oss' | 'pricesAcrossCountries' | 'netPriceLists'>;

/** Tax in percent of what a price list says, and of what is charged instead. */
export interface TaxRates {
  listRate: number;
  taxRate: number;
}

/** How prices of the price lists, which include the tax at home, become those of a shopper. */
export interface ShopperTaxes {
  treatment: TaxTreatment;
  /** Whose rates are charged, or where goods without tax go; alpha-3. */
  country: string;
  /** Whether goods are priced without tax, and tax is added to what their pieces cost together. */
  isNet: boolean;
  ratesOf(product: ProductTax): TaxRates;
  /** @param listMinor with the tax of `listRate`; the result is with that of `taxRate` */
  convert(listMinor: number, rates: TaxRates): number;
  /** The same for one piece of goods: of a net price list it is the price without tax, rounded once, with tax added. */
  convertProductPrice(listMinor: number, rates: TaxRates): number;
}

/**
 * What decides whose tax it is: articles 33, 138, 146 and 196 of directive 2006/112/EC; in Czechia § 8, 64, 66 and 110b
 * of act 235/2004, in Slovakia § 14, 43, 47 and 68 of act 222/2004.
 */
function treatmentOf({ country, isReverseCharge }: TaxPlace, { taxCountry, vatPayer, oss }: Rules): TaxTreatment {
  if (!vatPayer) return 'nonPayer';
  if (country === taxCountry) return 'home';
  if (memberStates[country] === undefined) return 'export';
  if (isReverseCharge) return 'reverseCharge';
  return oss ? 'oss' : 'home';
}

/**
 * What is reduced at home need not be so elsewhere: in another country only a class that is known to hold there does,
 * else the standard one.
 */
const classIn = (country: string, { taxClass, taxClasses }: ProductTax, home: string): TaxClass =>
  country === home ? taxClass : (taxClasses[country] ?? 'standard');

export function shopperTaxes(
  taxes: ShopTaxes,
  settings: Rules,
  { day, priceList, ...place }: TaxPlace & { day: Day; priceList?: string | undefined },
): ShopperTaxes {
  const { taxCountry: home, pricesAcrossCountries, netPriceLists } = settings;
  const treatment = treatmentOf(place, settings);
  const hasTax = isTaxed(treatment);
  const country = treatment === 'home' || treatment === 'nonPayer' ? home : place.country;
  // Prices of a trader who pays no VAT include none.
  const rateOf = (of: string, product: ProductTax) =>
    treatment === 'nonPayer' ? 0 : (taxes.rateIn(of, classIn(of, product, home), day) ?? 0);
  const isNet = priceList !== undefined && netPriceLists.includes(priceList);
  const convert = (listMinor: number, { listRate, taxRate }: TaxRates) => {
    if (listRate === taxRate || (hasTax && pricesAcrossCountries === 'sameWithTax')) return listMinor;
    return withTax(withoutTax(listMinor, listRate), taxRate);
  };
  return {
    treatment,
    country,
    isNet,
    ratesOf: (product) => ({
      listRate: rateOf(home, product),
      taxRate: hasTax ? rateOf(country, product) : 0,
    }),
    convert,
    convertProductPrice(listMinor, rates) {
      const minor = convert(listMinor, rates);
      return isNet ? withTax(withoutTax(minor, rates.taxRate), rates.taxRate) : minor;
    },
  };
}
