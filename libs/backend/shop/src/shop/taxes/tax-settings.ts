import { taxClasses } from '@vyloha/contract';
import * as v from 'valibot';
import type { setting } from '../tables';

/** Where a shop without a contact is taken to be. */
const defaultCountry = 'CZE';

const settingsSchema = v.pipe(
  v.object({
    contact: v.optional(v.object({ countryCode: v.optional(v.string(), defaultCountry) }), {}),
    /** Where the shop pays its tax, by alpha-3 code; the country of the contact when it is left out. */
    taxCountry: v.optional(v.string()),
    /** Whether the shop pays VAT at all; without it prices have none, wherever goods go. */
    vatPayer: v.optional(v.boolean(), true),
    /**
     * Whether consumers of other member states pay the tax of their country (one-stop shop). Off is right only below the
     * threshold of 10 000 € a year for all of them together.
     */
    oss: v.optional(v.boolean(), false),
    /** What stays the same where another country's tax is charged: the price with tax, or the one without. */
    pricesAcrossCountries: v.optional(v.picklist(['sameWithTax', 'sameWithoutTax']), 'sameWithTax'),
    /** Tax class of shipping and payment; by default they are taxed as the goods of their order. */
    serviceTaxClass: v.optional(v.nullable(v.picklist(taxClasses)), null),
    /** Price lists whose prices are calculated from those without tax, and shown so first. */
    netPriceLists: v.optional(v.array(v.string()), []),
  }),
  v.transform(({ contact, taxCountry, ...settings }) => ({
    ...settings,
    taxCountry: taxCountry ?? contact.countryCode,
  })),
);

/** Settings of taxes among those of the table `setting`. */
export type TaxSettings = v.InferOutput<typeof settingsSchema>;

/** @throws ValiError when the imported settings are invalid */
export function parseTaxSettings(rows: readonly (typeof setting.$inferSelect)[]): TaxSettings {
  return v.parse(settingsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
