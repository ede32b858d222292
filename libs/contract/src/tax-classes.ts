import * as v from 'valibot';

/**
 * Kinds of goods by their tax. What each costs is a matter of the country and the day; not every country has all of them.
 */
export const taxClasses = ['standard', 'reduced', 'secondReduced', 'superReduced', 'zero'] as const;

export type TaxClass = (typeof taxClasses)[number];

/** Classes of one product: at home, and in other countries by their alpha-3 code. */
export interface ProductTax {
  taxClass: TaxClass;
  taxClasses: Readonly<Record<string, TaxClass>>;
}

/**
 * Why an order is taxed as it is: at home; by the country of a consumer (one-stop shop); not at all, because a company
 * of another member state accounts for the tax itself, because the goods leave the Union, or because the trader pays no VAT.
 */
export const taxTreatments = ['home', 'oss', 'reverseCharge', 'export', 'nonPayer'] as const;

export type TaxTreatment = (typeof taxTreatments)[number];

/** Whether prices include a tax. */
export const isTaxed = (treatment: TaxTreatment): boolean => treatment === 'home' || treatment === 'oss';

/** Whose tax the prices of a cart or an order include, by alpha-3 code, or why they include none. */
export interface PricesTax {
  countryCode: string;
  treatment: TaxTreatment;
}

/** The same on the wire; a backend that does not know it charges the tax of its country. */
export const pricesTax = v.optional(
  v.object({ countryCode: v.string(), treatment: v.fallback(v.picklist(taxTreatments), 'home') }),
  { countryCode: '', treatment: 'home' },
);
