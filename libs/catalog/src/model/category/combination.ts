import type { OptionalTranslated, Translated } from '@vyloha/contract';
import * as v from 'valibot';
import type { CategorySeo, ChosenValues } from './category';
import { pageMetaField, toChosenValues, toSeo } from './category-response';
import type { ListingFilters } from '../listing/listing';

/** A page that editors gave to the goods of a category under some values. */
export interface Combination {
  title: Translated;
  path: Translated;
  description: OptionalTranslated;
  values: ChosenValues;
  seo: CategorySeo;
}

const translated = v.object({ cs: v.string(), sk: v.string() });
const text = v.nullable(v.string());
const fields = {
  title: translated,
  path: translated,
  description: v.object({ cs: text, sk: text }),
  page_meta: pageMetaField,
  parameters: v.array(v.object({ entityId: v.string(), values: v.array(v.string()) })),
};

type Wire = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

function toCombination({ title, path, description, page_meta, parameters }: Wire): Combination {
  return { title, path, description, values: toChosenValues(parameters), seo: toSeo(page_meta, path) };
}

/** What may be a page of the combination; a virtual category that cuts by more than values is another one. */
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

const keyOf = (values: ChosenValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([id, chosen]) => [id, [...chosen].sort()])
      .sort(),
  );

/** The values that are chosen, where nothing else is; `null` where there are other filters, or none. */
export function chosenValues({ parameters, brands, tags, price, isAvailable }: ListingFilters): ChosenValues | null {
  const isMore = brands.length > 0 || tags.length > 0 || price !== null || isAvailable;
  const chosen = Object.entries(parameters).flatMap(([id, choice]) =>
    'from' in choice ? [] : [[id, choice] as const],
  );
  if (isMore || chosen.length === 0 || chosen.length < Object.keys(parameters).length) return null;
  return Object.fromEntries(chosen);
}

/** The page of exactly these values. */
export function combinationOf(combinations: readonly Combination[], values: ChosenValues): Combination | null {
  return combinations.find((combination) => keyOf(combination.values) === keyOf(values)) ?? null;
}
