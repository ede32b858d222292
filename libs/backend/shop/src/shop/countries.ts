import { limits } from '@vyloha/config/server';
import { type Locale, pickTranslation } from '@vyloha/contract';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Queryable,
  defineRoute,
  namedSchema,
  paginate,
  paginatedSchema,
  queryNumber,
} from '@vyloha/backend-kernel';
import { country } from './tables';

export const countrySchema = namedSchema(
  'Country',
  v.object({
    id: v.string(),
    code: v.string(),
    alpha2: v.string(),
    name: v.string(),
    currencyCode: v.string(),
  }),
);

export async function listCountries(db: Queryable, locale: Locale): Promise<v.InferOutput<typeof countrySchema>[]> {
  const rows = await db.select().from(country).orderBy(asc(country.position), asc(country.code));
  return rows.map(({ code, alpha2, name, currency }) => ({
    id: code.toLowerCase(),
    code,
    alpha2,
    name: pickTranslation(name, locale),
    currencyCode: currency,
  }));
}

export const countriesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/countries',
  summary: 'Countries the shop delivers to',
  query: v.object({
    perPage: queryNumber({ min: 1, max: 300, defaultValue: limits.countriesPerRequest }),
    page: queryNumber({ min: 1, max: 100, defaultValue: 1 }),
  }),
  response: paginatedSchema(countrySchema),
  handler: async ({ db, locale }, { query: { page, perPage } }) =>
    paginate(await listCountries(db, locale), page, perPage),
});
