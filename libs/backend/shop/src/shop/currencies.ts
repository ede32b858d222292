import { type Locale, pickTranslation } from '@vyloha/contract';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, defineRoute, namedSchema, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { currency } from './tables';

export const currencySchema = namedSchema(
  'Currency',
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    symbol: v.string(),
    symbolPlacement: v.string(),
    decimalPlaces: v.number(),
    decimalPoint: v.string(),
    millesimalPoint: v.string(),
    hideZeroDecimals: v.boolean(),
  }),
);

export async function listCurrencies(db: Queryable, locale: Locale): Promise<v.InferOutput<typeof currencySchema>[]> {
  const rows = await db.select().from(currency).orderBy(asc(currency.position), asc(currency.code));
  return rows.map((row) => ({
    id: row.code.toLowerCase(),
    code: row.code,
    name: pickTranslation(row.name, locale),
    symbol: row.symbol,
    symbolPlacement: row.symbolPlacement,
    decimalPlaces: row.decimalPlaces,
    decimalPoint: row.decimalPoint,
    millesimalPoint: row.millesimalPoint,
    hideZeroDecimals: row.hideZeroDecimals,
  }));
}

export const currenciesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/currencies',
  summary: 'Currencies of the shop',
  response: paginatedSchema(currencySchema),
  handler: async ({ db, locale }) => toSinglePage(await listCurrencies(db, locale)),
});
