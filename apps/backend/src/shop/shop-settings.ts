import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import type { Queryable } from '../database/database';
import { setting } from '../database/schema';

const translated = v.object({ cs: v.string(), sk: v.string() });
const moneyByCurrency = v.record(v.string(), moneySchema);

/** The values of the table `setting` by name; money is written in main units, as in all imported documents. */
const shopSettingsSchema = v.object({
  contact: v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    openingHours: translated,
    street: v.string(),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    tin: v.string(),
    vatin: v.string(),
  }),
  seoShortTitle: v.optional(translated),
  /** An order below this is refused; a currency left out has no limit. */
  orderMinimumValue: v.optional(moneyByCurrency, {}),
  /** What a shopper may choose for nothing from which value of goods on. */
  orderGifts: v.optional(v.array(v.object({ variantId: v.string(), priceFrom: moneyByCurrency })), []),
  bankAccounts: v.optional(
    v.record(v.string(), v.object({ accountNumber: v.string(), iban: v.string(), bic: v.string() })),
    {},
  ),
  /** Members of these groups may not use the shop. */
  restrictedGroups: v.optional(v.array(v.string()), []),
  /** What the shop offers at all, e.g. {"loyalty_credits": true}. */
  functions: v.optional(v.record(v.string(), v.boolean()), {}),
  /** One loyalty credit for each such amount of goods with tax; a currency left out earns none. */
  creditFor: v.optional(moneyByCurrency, {}),
  /** Percent of tax on shipping and payment. */
  serviceTaxRate: v.optional(v.number(), 21),
});

export type ShopSettings = v.InferOutput<typeof shopSettingsSchema>;

/** @throws ValiError when the shop was imported with settings that do not fit. */
export async function loadShopSettings(db: Queryable): Promise<ShopSettings> {
  const rows = await db.select().from(setting);
  return v.parse(shopSettingsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
