import {
  type OptionalTranslated,
  type Translated,
  translatedField,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { CategorySeo, SelectedValues } from './category';
import { pageMetaField, toSelectedValues, toSeo } from './category-response';
import type { Filter } from '../listing/facets';

/** An editors' page for the products of a category under some values. */
export interface Combination {
  title: Translated;
  path: Translated;
  description: OptionalTranslated;
  values: SelectedValues;
  seo: CategorySeo;
}

const text = v.nullable(v.string());
const fields = {
  title: translatedText,
  path: translatedString,
  description: translatedField(text),
  page_meta: pageMetaField,
  parameters: v.array(v.object({ entityId: v.string(), values: v.array(v.string()) })),
};

type WireCombination = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

function toCombination({ title, path, description, page_meta, parameters }: WireCombination): Combination {
  return { title, path, description, values: toSelectedValues(parameters), seo: toSeo(page_meta, path) };
}

/** Whether a category is the page of the combination; a virtual category with a rule beyond values is not. */
export const combinationsResponse = v.pipe(
  v.object({
    filtered_category: v.array(v.object(fields)),
    virtual_category: v.array(
      v.object({
        ...fields,
        sliced_tags: v.array(v.string()),
        sliced_categories: v.array(v.string()),
        price_range: v.nullable(v.unknown()),
      }),
    ),
  }),
  v.transform(({ filtered_category: filtered, virtual_category: virtual }): Combination[] => [
    ...filtered.map(toCombination),
    ...virtual
      .filter(({ sliced_tags: tags, sliced_categories: categories, price_range: price }) => {
        return tags.length === 0 && categories.length === 1 && price === null;
      })
      .map(toCombination),
  ]),
);

const toValuesKey = (values: SelectedValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([id, selected]) => [id, [...selected].sort()])
      .sort(),
  );

/** The selected values, where there are no other filters; `null` otherwise, and for none. */
export function selectedValues(filters: readonly Filter[]): SelectedValues | null {
  const selected = filters.flatMap((filter) =>
    filter.name === 'parameters' && filter.kind === 'values' ? [[filter.id, filter.ids] as const] : [],
  );
  return selected.length === 0 || selected.length < filters.length ? null : Object.fromEntries(selected);
}

/** The page of exactly these values. */
export function findMatchingCombination(
  combinations: readonly Combination[],
  values: SelectedValues,
): Combination | null {
  return combinations.find((combination) => toValuesKey(combination.values) === toValuesKey(values)) ?? null;
}
