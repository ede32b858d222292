import { fromMinor } from '@vyloha/money';
import { asc, desc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { brand, parameter, parameterValue, tag } from '../../database/schema';
import type { ListingCounts } from '../../database/schema/listing';
import { pick } from '../../i18n/pick';
import type { CatalogContext } from '../catalog-context';
import { groupBy } from '../group-by';
import type { Listing } from './load-listing';

const rangeSchema = v.object({ from: v.number(), to: v.number() });

export const listingSchema = v.object({
  parameters: v.array(
    v.object({
      _id: v.string(),
      slug: v.string(),
      title: v.string(),
      parameter_type: v.string(),
      parameter_unit: v.nullable(v.string()),
      values: v.array(
        v.object({
          _id: v.string(),
          slug: v.string(),
          title: v.string(),
          color_hex: v.nullable(v.string()),
          count: v.number(),
        }),
      ),
      range: v.nullable(rangeSchema),
    }),
  ),
  brands: v.array(v.object({ id: v.string(), title: v.string(), slug: v.string(), count: v.number() })),
  tags: v.array(v.object({ id: v.string(), text: v.string(), count: v.number() })),
  availableCount: v.number(),
  priceRange: v.nullable(rangeSchema),
  productIds: v.array(v.string()),
  total: v.number(),
  searchedFor: v.nullable(v.string()),
});

type WireListing = v.InferOutput<typeof listingSchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale'>;

async function describeParameters({ db, locale }: Reader, counts: ListingCounts): Promise<WireListing['parameters']> {
  const ids = [...new Set([...Object.keys(counts.values), ...Object.keys(counts.ranges)])];
  const valueIds = Object.values(counts.values).flatMap((values) => Object.keys(values));
  const [parameters, valueRows] = await Promise.all([
    db.select().from(parameter).where(inArray(parameter.id, ids)).orderBy(asc(parameter.position), asc(parameter.id)),
    db
      .select()
      .from(parameterValue)
      .where(inArray(parameterValue.id, valueIds))
      .orderBy(asc(parameterValue.position), asc(parameterValue.id)),
  ]);
  const valuesByParameterId = groupBy(valueRows, ({ parameterId }) => parameterId);
  return parameters.map(({ id, slug, title, type, unit }) => ({
    _id: id,
    slug: pick(slug, locale),
    title: pick(title, locale),
    parameter_type: type,
    parameter_unit: unit,
    values: (valuesByParameterId.get(id) ?? []).map((value) => ({
      _id: value.id,
      slug: pick(value.slug, locale),
      title: pick(value.title, locale),
      color_hex: value.colorHex,
      count: counts.values[id]?.[value.id] ?? 0,
    })),
    range: counts.ranges[id] ?? null,
  }));
}

async function describeBrands({ db }: Reader, { brands }: ListingCounts): Promise<WireListing['brands']> {
  const rows = await db
    .select({ id: brand.id, title: brand.title, slug: brand.link })
    .from(brand)
    .where(inArray(brand.id, Object.keys(brands)))
    .orderBy(desc(brand.weight), asc(brand.id));
  return rows.map((row) => ({ ...row, count: brands[row.id] ?? 0 }));
}

async function describeTags({ db, locale }: Reader, { tags }: ListingCounts): Promise<WireListing['tags']> {
  const rows = await db
    .select({ id: tag.id, text: tag.text })
    .from(tag)
    .where(inArray(tag.id, Object.keys(tags)))
    .orderBy(asc(tag.id));
  return rows.map(({ id, text }) => ({ id, text: pick(text, locale), count: tags[id] ?? 0 }));
}

/** The listing with titles in the caller's language and amounts in major units. */
export async function describeListing(ctx: Reader, listing: Listing): Promise<WireListing> {
  const { counts, priceRange, productIds, total, availableCount, searchedFor } = listing;
  const [parameters, brands, tags] = await Promise.all([
    describeParameters(ctx, counts),
    describeBrands(ctx, counts),
    describeTags(ctx, counts),
  ]);
  const range = priceRange === null ? null : { from: fromMinor(priceRange.from), to: fromMinor(priceRange.to) };
  return { parameters, brands, tags, availableCount, priceRange: range, productIds, total, searchedFor };
}
