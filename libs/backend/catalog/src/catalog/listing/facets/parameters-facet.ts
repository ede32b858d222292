import { asc, sql, type SQL } from 'drizzle-orm';
import { pickTranslation } from '@vyloha/contract';
import * as v from 'valibot';
import { parameter, parameterValue, productParameter } from '../../tables';
import { groupBy, isOneOf, textArray } from '@vyloha/backend-kernel';
import { defineFacet, toFact, idField, idList, maxSelected, wantedFacts } from './facet';
import { boundsField, isOpenRange, isWithin, type NumberRange, rangeField } from './number-range';

/** Its values, any of which matches, or a range of its number. */
type Choice = readonly string[] | NumberRange;

/** A number with no more values is offered as these, each to be ticked; one with more only as a range. */
const maxNumberValues = 10;
const noBreakSpace = '\u00a0';

/** Numbers as the database writes them, which is how JavaScript does. */
const isNumeric = (text: string) => text !== '' && String(Number(text)) === text;

/** Its few numbers as values, from the lowest. */
function toNumberValues(counts: Readonly<Record<string, number>>, unit: string | null) {
  const numbers = Object.entries(counts);
  if (numbers.length > maxNumberValues) return [];
  return numbers
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([number, count]) => ({
      _id: number,
      slug: number,
      title: [number.replace('.', ','), ...(unit === null ? [] : [unit])].join(noBreakSpace),
      color_hex: null,
      count,
    }));
}

/** Each parameter is a group of its own: `p/` and its id. */
const groupPrefix = 'p/';
const groupKeyOf = (parameterId: string) => `${groupPrefix}${parameterId}`;

const choiceField = v.union([idList, boundsField(v.pipe(v.number(), v.finite()))]);
const isList = (choice: Choice): choice is readonly string[] => 'length' in choice;
/** Of a list: an id, or one of the few values of a number. */
function isAnyOf(choice: readonly string[]): SQL {
  const numbers = choice.filter(isNumeric);
  const isValue = sql`pp.value_id = any (${textArray(choice)})`;
  return numbers.length === 0 ? isValue : sql`(${isValue} or pp.number::text = any (${textArray(numbers)}))`;
}

const isEmpty = (choice: Choice) => (isList(choice) ? choice.length === 0 : isOpenRange(choice));

/** Without the explanations, which are long. */
const parameterColumns = {
  id: parameter.id,
  slug: parameter.slug,
  title: parameter.title,
  type: parameter.type,
  unit: parameter.unit,
};
const valueColumns = {
  id: parameterValue.id,
  parameterId: parameterValue.parameterId,
  slug: parameterValue.slug,
  title: parameterValue.title,
  colorHex: parameterValue.colorHex,
};

const responseField = v.array(
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
    range: rangeField,
  }),
);

/** By the parameters of products and variants. */
export const parametersFacet = defineFacet({
  request: {
    field: 'filters',
    schema: v.pipe(
      v.optional(v.pipe(v.record(idField, choiceField), v.maxEntries(maxSelected)), {}),
      v.transform((choices): Readonly<Record<string, Choice>> | null => {
        const selected = Object.entries(choices).filter(([, choice]) => !isEmpty(choice));
        return selected.length === 0 ? null : Object.fromEntries(selected);
      }),
    ),
  },
  toGroups: (choices) =>
    Object.entries(choices).map(([parameterId, choice]) => {
      const matchesChoice = isList(choice) ? isAnyOf(choice) : isWithin(sql`pp.number`, choice);
      const key = groupKeyOf(parameterId);
      return {
        key,
        wanted: isList(choice) ? wantedFacts(key, choice) : { kind: 'number', range: choice },
        product: sql`exists (select from ${productParameter} pp
      where pp.product_id = e.product_id and pp.parameter_id = ${parameterId} and ${matchesChoice})`,
        variant: isList(choice)
          ? sql`v.facets && ${textArray(choice.map((valueId) => toFact(key, valueId)))}`
          : sql`exists (select from unnest(v.facets, v.lows) as one (facet, number)
      where one.facet = ${toFact(key, '')} and ${isWithin(sql`one.number`, choice)})`,
      };
    }),
  counted: {
    from: 'facts',
    rows: sql`
    select product_id, variant_id, ${groupPrefix} || parameter_id as group_key, value_id as value,
      number as low, number as high
    from listed_value
    union all
    select product_id, variant_id, ${groupPrefix} || parameter_id, number::text, null::float8, null::float8
    from listed_value where number is not null`,
  },
  response: {
    field: 'parameters',
    schema: responseField,
    async describe({ db, locale }, { values, ranges }) {
      const groupKeys = [...new Set([...Object.keys(values), ...Object.keys(ranges)])];
      const ids = groupKeys.flatMap((key) => (key.startsWith(groupPrefix) ? [key.slice(groupPrefix.length)] : []));
      if (ids.length === 0) return [];
      const valueIds = ids.flatMap((id) => Object.keys(values[groupKeyOf(id)] ?? {}));
      const [parameters, valueRows] = await Promise.all([
        db
          .select(parameterColumns)
          .from(parameter)
          .where(isOneOf(parameter.id, ids))
          .orderBy(asc(parameter.position), asc(parameter.id)),
        db
          .select(valueColumns)
          .from(parameterValue)
          .where(isOneOf(parameterValue.id, valueIds))
          .orderBy(asc(parameterValue.position), asc(parameterValue.id)),
      ]);
      const valuesByParameterId = groupBy(valueRows, ({ parameterId }) => parameterId);
      return parameters.map(({ id, slug, title, type, unit }) => ({
        _id: id,
        slug: pickTranslation(slug, locale),
        title: pickTranslation(title, locale),
        parameter_type: type,
        parameter_unit: unit,
        values:
          type === 'number'
            ? toNumberValues(values[groupKeyOf(id)] ?? {}, unit)
            : (valuesByParameterId.get(id) ?? []).map((value) => ({
                _id: value.id,
                slug: pickTranslation(value.slug, locale),
                title: pickTranslation(value.title, locale),
                color_hex: value.colorHex,
                count: values[groupKeyOf(id)]?.[value.id] ?? 0,
              })),
        range: ranges[groupKeyOf(id)] ?? null,
      }));
    },
  },
});
