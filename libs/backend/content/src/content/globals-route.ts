import { languages, pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { menu } from './tables';
import { type RequestContext, dataSchema, defineRoute, namedSchema } from '@vyloha/backend-kernel';
import {
  type ShopSettings,
  connectedServices,
  countrySchema,
  currencySchema,
  findFastest,
  findFreeShippingThreshold,
  listCountries,
  listCurrencies,
  loadShopData,
  shipperSchema,
  toWireShipper,
} from '@vyloha/backend-shop';

const contactSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  openingHours: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  countryCode: v.string(),
  tin: v.string(),
  vatin: v.string(),
  vatinSvk: v.nullable(v.string()),
});

const globalsSchema = namedSchema(
  'Globals',
  v.object({
    contact: contactSchema,
    domain: v.object({ code: v.string(), translationVariant: v.string() }),
    freeShippingAt: v.nullable(v.number()),
    orderGiftAt: v.nullable(v.number()),
    orderMinimumValue: v.number(),
    menus: v.array(v.string()),
    meta: v.object({ seo_short_title: v.string() }),
    languages: v.array(v.object({ code: v.string(), name: v.string() })),
    settings: v.object({
      functions: v.record(v.string(), v.boolean()),
      integrations: v.record(v.string(), v.unknown()),
    }),
    currency: v.nullable(currencySchema),
    variantHash: v.string(),
    countries: v.array(countrySchema),
    shippers: v.array(shipperSchema),
    fastestShipper: v.nullable(shipperSchema),
    restrictedGroups: v.array(v.string()),
    /** Price lists whose prices are shown without tax first. */
    netPriceLists: v.array(v.string()),
    /** False: prices of the shop have no tax. */
    vatPayer: v.boolean(),
  }),
);

const toMainUnits = (minor: number | null) => (minor === null ? null : fromMinor(minor));

/** The lowest order value that qualifies for a gift; null when the shop offers none. */
function findOrderGiftThreshold({ orderGifts }: ShopSettings, currency: string): number | null {
  const thresholds = orderGifts.map(({ priceFrom }) => priceFrom[currency]).filter((limit) => limit !== undefined);
  return thresholds.length === 0 ? null : Math.min(...thresholds);
}

async function loadGlobals(ctx: RequestContext): Promise<v.InferOutput<typeof globalsSchema>> {
  const { db, locale, currency, now } = ctx;
  const { settings, closedDays, shippersIn, listServices } = await loadShopData(db);
  const at = now();
  const pricedShippers = shippersIn(currency);
  const view = { locale, currency, services: listServices({ currency, now: at }), now: at, closedDays };
  const shippers = pricedShippers.map((row) => toWireShipper(row, view));
  const menus = await db.select({ code: menu.code }).from(menu).orderBy(asc(menu.code));
  const { contact } = settings;
  return {
    contact: { ...contact, openingHours: pickTranslation(contact.openingHours, locale) },
    domain: ctx.domain,
    freeShippingAt: toMainUnits(findFreeShippingThreshold(pricedShippers)),
    orderGiftAt: toMainUnits(findOrderGiftThreshold(settings, currency)),
    orderMinimumValue: fromMinor(settings.orderMinimumValue[currency] ?? 0),
    menus: menus.map(({ code }) => code),
    meta: {
      seo_short_title:
        settings.seoShortTitle === undefined ? contact.name : pickTranslation(settings.seoShortTitle, locale),
    },
    languages: languages.map(({ code, name }) => ({ code, name })),
    settings: { functions: settings.functions, integrations: { ares: connectedServices.of(ctx).companyRegister } },
    currency: (await listCurrencies(db, locale)).find(({ code }) => code === currency) ?? null,
    variantHash: ctx.priceList,
    countries: await listCountries(db, locale),
    shippers,
    fastestShipper: findFastest(shippers),
    restrictedGroups: settings.restrictedGroups,
    netPriceLists: settings.vatPayer ? settings.netPriceLists : [],
    vatPayer: settings.vatPayer,
  };
}

export const globalsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/globals',
  readsReplica: true,
  summary: 'Contact, languages, currency, menus and settings that every page needs',
  response: dataSchema(globalsSchema),
  handler: async (ctx) => ({ data: await loadGlobals(ctx) }),
});
