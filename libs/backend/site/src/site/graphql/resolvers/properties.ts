import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import { byLocale } from '@vyloha/contract';
import * as v from 'valibot';
import { brand, parameter, parameterValue } from '@vyloha/backend-catalog/tables';
import { stripSlashes, toImage, toOptionalTranslated } from '@vyloha/backend-content';
import { contentSort, type ContentSort, parseArguments, slice, text, texts } from '../arguments';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { referenceResolver } from '../references';

const maxLimit = 500;
const brandArguments = v.object({ _id: texts, link: text, sort: contentSort, ...slice(maxLimit) });
const parameterArguments = v.object({ _id: texts, ...slice(maxLimit) });
const valueArguments = v.object({ _id: texts, parameter: text, ...slice(maxLimit) });
const colorArguments = v.object({
  _id: v.pipe(
    v.array(v.string()),
    v.transform((ids) => ids.slice(0, maxLimit)),
  ),
});

function brandOrder(sort: ContentSort): SQL {
  if (sort === 'WEIGHT_ASC') return asc(brand.weight);
  return sort === 'TITLE_ASC' ? asc(brand.title) : desc(brand.weight);
}

async function listBrands(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const { _id, link, sort, skip, limit } = parseArguments(brandArguments, args);
  const rows = await db
    .select()
    .from(brand)
    .where(
      and(
        _id === null ? undefined : isOneOf(brand.id, _id),
        link === null ? undefined : eq(brand.link, stripSlashes(link)),
      ),
    )
    .orderBy(brandOrder(sort), asc(brand.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ id, title, link: address, imageKey, description, weight }) => {
    const image = toImage(
      imageKey,
      byLocale(() => title),
    );
    return { _id: id, title, link: address, image, description: toOptionalTranslated(description), weight };
  });
}

async function listParameters(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const { _id, skip, limit } = parseArguments(parameterArguments, args);
  const rows = await db
    .select()
    .from(parameter)
    .where(_id === null ? undefined : isOneOf(parameter.id, _id))
    .orderBy(asc(parameter.position), asc(parameter.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ id, slug, title, type, unit, description, hideProductDetail, linkToVirtualCategory }) => ({
    _id: id,
    slug,
    title,
    parameter_type: type,
    parameter_unit: unit,
    link_to_virtual_category: linkToVirtualCategory,
    description: toOptionalTranslated(description),
    parameter_hide_product_detail: hideProductDetail,
  }));
}

async function listValues(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const { _id, parameter: parameterId, skip, limit } = parseArguments(valueArguments, args);
  const rows = await db
    .select()
    .from(parameterValue)
    .where(
      and(
        _id === null ? undefined : isOneOf(parameterValue.id, _id),
        parameterId === null ? undefined : eq(parameterValue.parameterId, parameterId),
      ),
    )
    .orderBy(asc(parameterValue.parameterId), asc(parameterValue.position), asc(parameterValue.id))
    .limit(limit)
    .offset(skip);
  return rows.map((row) => ({
    _id: row.id,
    parameter: row.parameterId,
    slug: row.slug,
    title: row.title,
    description_short: toOptionalTranslated(row.descriptionShort),
    description_long: toOptionalTranslated(row.descriptionLong),
    link_url: row.linkUrl,
    image: toImage(row.imageKey, row.title),
    color_hex: row.colorHex,
    hide_product_detail: row.hideProductDetail,
  }));
}

async function listColors(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const { _id } = parseArguments(colorArguments, args);
  const rows = await db.select().from(parameterValue).where(isOneOf(parameterValue.id, _id));
  const colors = new Map(
    rows.map(({ id, colorHex, imageKey, title }) => {
      return [id, { _id: id, color_hex: colorHex, parameter_value_image: toImage(imageKey, title) }];
    }),
  );
  return _id.flatMap((id) => colors.get(id) ?? []);
}

async function countBrands(_root: unknown, _args: unknown, { db }: GraphqlContext) {
  const [row] = await db.select({ total: count() }).from(brand);
  return row?.total ?? 0;
}

/** Brands, and product parameters with their values. */
export const propertyResolvers = {
  Query: {
    brand: listBrands,
    brand_total: countBrands,
    parameter: listParameters,
    ParameterValues: listValues,
    color: listColors,
  },
  Parameter: {
    link_to_virtual_category: referenceResolver('link_to_virtual_category', ({ loaders }) => loaders.virtualCategory),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
