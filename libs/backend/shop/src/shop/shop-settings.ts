import { taxTreatments, translatedString } from '@vyloha/contract';
import { type Currency, moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import type { currency, setting } from './tables';
import { parseTaxSettings, type TaxSettings } from './taxes/tax-settings';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));
const daysByPayment = v.strictObject({ ONLINE: v.optional(days), BANK_TRANSFER: v.optional(days) });
const moneyByCurrency = v.record(v.string(), moneySchema);

/** The values of the table `setting` by name; money is in major units, as in all imported documents. */
const shopSettingsSchema = v.object({
  contact: v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    openingHours: translatedString,
    street: v.string(),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    tin: v.string(),
    /** DIČ; in Czechia with its prefix, which makes it the number for VAT as well. */
    vatin: v.string(),
    /** IČ DPH: the number for VAT of a Slovak trader. */
    vatinSvk: v.optional(v.nullable(v.string()), null),
  }),
  /** How the company is registered, as documents have to say. */
  companyRegister: v.optional(translatedString),
  /**
   * Series of numbers of their own: of documents by the treatment of their tax, its country or both. The first one that fits
   * counts; others have numbers without a prefix.
   */
  documentSeries: v.optional(
    v.array(
      v.object({
        prefix: v.pipe(v.string(), v.regex(/^[A-Z]{1,6}$/)),
        treatments: v.optional(v.array(v.picklist(taxTreatments))),
        /** alpha-3 */
        countries: v.optional(v.array(v.string())),
      }),
    ),
    [],
  ),
  /** Whether small documents of persons are simplified ones, without the buyer. */
  simplifiedDocuments: v.optional(v.boolean(), false),
  /** Of which companies documents are handed over to the provider of e-invoices: of none, of the shop's country, of all. */
  eInvoicesFor: v.optional(v.nullable(v.picklist(['domestic', 'everybody'])), null),
  /** What is attached to mails with a document besides its PDF; the other files are downloaded. */
  attachedFormats: v.optional(v.array(v.picklist(['isdoc', 'ubl'])), ['isdoc']),
  seoShortTitle: v.optional(translatedString),
  /** Orders below this value are refused; a currency without a value has no limit. */
  orderMinimumValue: v.optional(moneyByCurrency, {}),
  /** Free gifts that a shopper may choose, each from an order value on; none for adults or with a deposit. */
  orderGifts: v.optional(v.array(v.object({ variantId: v.string(), priceFrom: moneyByCurrency })), []),
  bankAccounts: v.optional(
    v.record(v.string(), v.object({ accountNumber: v.string(), iban: v.string(), bic: v.string() })),
    {},
  ),
  /** Members of these groups may not use the shop. */
  restrictedGroups: v.optional(v.array(v.string()), []),
  /** Feature switches of the shop, e.g. {"loyalty_credits": true}. */
  functions: v.optional(v.record(v.string(), v.boolean()), {}),
  /** Order value with tax that earns one loyalty credit; a currency without a value earns none. */
  creditFor: v.optional(moneyByCurrency, {}),
  /** What one loyalty credit takes off the products; in a currency without a value they are no discount. */
  creditValue: v.optional(moneyByCurrency, {}),
  /** Whether coupons reduce prices of quotes too. */
  quotesTakeCoupons: v.optional(v.boolean(), false),
  /** What price comparisons call the shippers, by shipper; their feeds name no others. */
  feedDeliveries: v.optional(
    v.record(v.string(), v.object({ heureka: v.optional(v.string()), zbozi: v.optional(v.string()) })),
    {},
  ),
  /** How long consents with marketing are kept unless they are withdrawn; the page on privacy states the same. */
  marketingRetentionYears: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  /** How long an order that is ready waits at a branch. */
  pickUpDays: v.optional(days, 7),
  /** After how many days the customer of an unpaid order is reminded, and after how many it is cancelled; never where there is none. */
  remindUnpaidAfterDays: v.optional(daysByPayment, { ONLINE: 1, BANK_TRANSFER: 5 }),
  cancelUnpaidAfterDays: v.optional(daysByPayment, { ONLINE: 3 }),
  /** How many days after its delivery the customer of an order is invited to review the products; never when null. */
  reviewInvitationAfterDays: v.optional(v.nullable(days), null),
  /** For how long VIES is not asked again about a number for VAT that it knew. */
  vatCheckHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 31)), 24),
});

export type ShopSettings = v.InferOutput<typeof shopSettingsSchema> &
  TaxSettings & {
    /** How prices are written, by code. */
    currencies: Readonly<Record<string, Currency>>;
  };

function toFormat({ symbolPlacement, ...row }: Omit<typeof currency.$inferSelect, 'name' | 'position'>): Currency {
  return { ...row, symbolPlacement: symbolPlacement === 'left' ? 'left' : 'right' };
}

/** @throws ValiError when the imported settings are invalid. */
export function parseShopSettings(
  rows: readonly (typeof setting.$inferSelect)[],
  currencies: readonly Parameters<typeof toFormat>[0][] = [],
): ShopSettings {
  return {
    ...v.parse(shopSettingsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value]))),
    ...parseTaxSettings(rows),
    currencies: Object.fromEntries(currencies.map((row) => [row.code, toFormat(row)])),
  };
}
