import type { Locale, PaymentKind, PostalAddress, TaxTreatment } from '@vyloha/contract';
import type { Currency } from '@vyloha/money';
import type { Day } from '@vyloha/backend-shop';
import type { DocumentKind } from './document-kinds';
import type { ExchangeRate } from './exchange-rates/exchange-rate';

/** Who supplies or buys, as printed; the parts of an address that is not known are empty. */
export interface Party extends PostalAddress {
  name: string;
  /** Null where the address is not known. */
  country: DocumentCountry | null;
  /** Company number; null for a person, as the others. */
  tin: string | null;
  /** DIČ. */
  vatin: string | null;
  /** IČ DPH, in Slovakia. */
  vatinSvk: string | null;
  phone: string | null;
  email: string | null;
}

export interface DocumentCountry {
  /** alpha-2 */
  code: string;
  /** In the document's language. */
  name: string;
}

/**
 * How something is taxed, by the code list of EN 16931: S at a rate, Z at the rate of zero, E no part of the base, K delivered
 * to a company of another member state, G exported, O not at all because the trader pays no VAT.
 */
export type TaxCategory = 'S' | 'Z' | 'E' | 'K' | 'G' | 'O';

/** A line of a document: a product, discount, shipping or payment. Amounts in minor units. */
export interface DocumentLine {
  code: string;
  name: string;
  quantity: number;
  unit: string;
  /** Price of one unit. */
  unitWithoutTaxMinor: number;
  unitMinor: number;
  /** In percent. */
  taxRate: number;
  taxCategory: TaxCategory;
  baseMinor: number;
  totalMinor: number;
  /** What its price includes that the law wants to be stated; null for nothing. */
  note: string | null;
}

/** Base and tax by rate and category. */
export interface TaxRate {
  /** In percent. */
  rate: number;
  category: TaxCategory;
  baseMinor: number;
  taxMinor: number;
}

export interface DocumentPayment {
  name: string;
  kind: PaymentKind | null;
  isPaid: boolean;
  /** Where an unpaid document is paid to; null when it is paid otherwise. */
  account: { number: string; iban: string; bic: string } | null;
  variableSymbol: string;
}

/** Everything that is printed on a document, as it was when it was issued. */
export interface DocumentData {
  kind: DocumentKind;
  id: string;
  number: string;
  locale: Locale;
  currency: Currency;
  issuedOn: Day;
  /** When the taxable supply took place. */
  suppliedOn: Day;
  dueOn: Day;
  orderCode: string;
  /** The customer's own number of the order. */
  customerOrderNumber: string | null;
  /** Why a credit note was issued, in the document's language; null on other documents. */
  correction: string | null;
  /** Number of the invoice that a credit note corrects. */
  originalNumber: string | null;
  /** A small one of a person, which need not name the buyer nor prices of one unit without tax. */
  isSimplified: boolean;
  treatment: TaxTreatment;
  /** What has to be said about the tax, in the document's language. */
  taxNotes: readonly string[];
  supplier: Party & { register: string | null };
  customer: Party;
  /** Where products were sent. */
  delivery: {
    name: string;
    address: PostalAddress;
    country: DocumentCountry | null;
    phone: string | null;
    method: string;
  };
  /** Carrier and tracking number of each parcel, on a delivery note. */
  parcels: readonly string[];
  lines: readonly DocumentLine[];
  rates: readonly TaxRate[];
  baseMinor: number;
  /** What rounds a price that is paid in cash; no part of what is taxed. */
  roundingMinor: number;
  /** What is to be paid. */
  totalMinor: number;
  payment: DocumentPayment;
  /** By which the tax is stated in the trader's currency; null where it is not. */
  exchangeRate: ExchangeRate | null;
}
