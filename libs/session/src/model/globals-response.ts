import { displayText, postalAddress } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { countrySchema } from './country-response';
import type { Globals } from './globals';

const contactSchema = v.object({
  ...postalAddress.entries,
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  openingHours: displayText,
  tin: v.string(),
  vatin: v.string(),
  vatinSvk: v.optional(v.nullable(v.string()), null),
});

/** `GET /api/v1/globals` on the wire → globals. */
export const globalsResponseSchema = v.pipe(
  v.object({
    contact: contactSchema,
    domain: v.object({ translationVariant: v.string() }),
    orderGiftAt: v.nullable(moneySchema),
    orderMinimumValue: moneySchema,
    menus: v.array(v.string()),
    meta: v.object({ seo_short_title: v.string() }),
    languages: v.array(v.object({ code: v.string(), name: v.string() })),
    settings: v.object({
      functions: v.record(v.string(), v.boolean()),
      integrations: v.optional(v.object({ ares: v.optional(v.boolean(), false) }), {}),
    }),
    countries: v.array(countrySchema),
    restrictedGroups: v.array(v.string()),
    netPriceLists: v.optional(v.array(v.string()), []),
    vatPayer: v.optional(v.boolean(), true),
  }),
  v.transform(({ domain, orderGiftAt, orderMinimumValue, meta, settings, ...globals }): Globals => ({
    ...globals,
    shortTitle: meta.seo_short_title,
    orderGiftAtMinor: orderGiftAt,
    orderMinimumValueMinor: orderMinimumValue,
    functions: settings.functions,
    hasCompanyRegister: settings.integrations.ares,
    translationVariant: domain.translationVariant,
  })),
);
