import { displayText, maxPrice } from '@vyloha/contract';
import type { FilterKey } from '@vyloha/links';
import * as v from 'valibot';
import { toWireBounds } from './bounds';
import type { FacetDefinition, FacetOption, FacetValue, Selection, TitleKey } from './facet';
import { parametersFacet } from './parameters-facet';

/** Where a facet is in the response and in the scope of the listing call, in the query and in the texts. */
interface FacetNames {
  responseField: string;
  scopeField: string;
  key: FilterKey;
  titleKey: TitleKey;
}

interface ValuesFacetNames extends FacetNames {
  valueKey?: TitleKey;
  isSingle?: true;
  /** Not in the specification: sent to those backends only that offered it. */
  isOwn?: boolean;
}

/** Of a facet that has just one option. */
const single = { arrange: (options: readonly FacetOption[]) => options, maxShown: 1 };

function switchFacet({ responseField, scopeField, key, titleKey }: FacetNames): FacetDefinition {
  const toOptions = (count: number): FacetOption[] => [
    { id: '', key, title: { key: titleKey }, isOpen: false, kind: 'switch', count },
  ];
  return {
    response: { field: responseField, schema: v.pipe(v.nullish(v.number(), 0), v.transform(toOptions)) },
    toScope: (selections) => ({ [scopeField]: selections.length > 0 }),
    ...single,
  };
}

/** @param value schema of one value in the response */
function valuesFacet(
  { responseField, scopeField, key, titleKey, valueKey, isSingle, isOwn = false }: ValuesFacetNames,
  value: v.GenericSchema<unknown, FacetValue>,
): FacetDefinition {
  const toOptions = (values: FacetValue[]): FacetOption[] => [
    {
      ...({ id: '', key, title: { key: titleKey }, isOpen: false, kind: 'values', values } as const),
      ...(valueKey && { valueKey }),
      ...(isSingle && { isSingle }),
    },
  ];
  const idsOf = (selection: Selection) => (selection.kind === 'values' ? selection.ids : []);
  return {
    response: { field: responseField, schema: v.pipe(v.nullish(v.array(value), []), v.transform(toOptions)) },
    toScope: (selections) => (isOwn && selections.length === 0 ? {} : { [scopeField]: selections.flatMap(idsOf) }),
    ...single,
  };
}

/** A brand or a branch. */
const namedField = v.pipe(
  v.object({ id: v.string(), title: displayText, slug: v.string(), count: v.number() }),
  v.transform((named): FacetValue => ({ ...named, colorHex: null })),
);

/** A tag has no slug; its id is used in addresses. */
const tagField = v.pipe(
  v.object({ id: v.string(), text: displayText, count: v.number() }),
  v.transform(({ id, text, count }): FacetValue => ({ id, slug: id, title: text, colorHex: null, count })),
);

/** At least so many stars, which are its id and in addresses. */
const ratingField = v.pipe(
  v.object({ stars: v.number(), count: v.number() }),
  v.transform(({ stars, count }): FacetValue => {
    const text = String(stars);
    return { id: text, slug: text, title: text, colorHex: null, count };
  }),
);

const capPrice = (price: number | null) => (price === null ? null : Math.min(price, maxPrice));

const priceFacet: FacetDefinition = {
  response: {
    field: 'priceRange',
    schema: v.pipe(
      v.nullish(v.object({ from: v.number(), to: v.number() }), null),
      v.transform((price): FacetOption[] => {
        const option = { id: '', key: 'cena', title: { key: 'price' }, isOpen: true } as const;
        // Outwards to whole units.
        const range = price && { from: Math.floor(price.from), to: Math.ceil(price.to) };
        return [{ ...option, kind: 'range', range, unit: 'currency' }];
      }),
    ),
  },
  toScope(selections) {
    const [bounds] = selections.flatMap((selection) => (selection.kind === 'range' ? [selection.bounds] : []));
    if (bounds === undefined) return {};
    return { price: toWireBounds({ from: capPrice(bounds.from), to: capPrice(bounds.to) }) };
  },
  ...single,
};

/** In display order. */
const facetNames = ['available', 'price', 'branches', 'ratings', 'parameters', 'brands', 'tags'] as const;

type FacetName = (typeof facetNames)[number];

/** Every kind of filter of a listing; addresses, the listing call and the panel know no other. */
const definitions: Readonly<Record<FacetName, FacetDefinition>> = {
  available: switchFacet({
    responseField: 'availableCount',
    scopeField: 'availability',
    key: 'skladem',
    titleKey: 'inStock',
  }),
  price: priceFacet,
  branches: valuesFacet(
    {
      responseField: 'branches',
      scopeField: 'branches',
      isOwn: true,
      key: 'prodejna',
      titleKey: 'branches',
    },
    namedField,
  ),
  ratings: valuesFacet(
    {
      responseField: 'ratings',
      scopeField: 'ratings',
      isOwn: true,
      key: 'hodnoceni',
      titleKey: 'ratings',
      valueKey: 'starsAndMore',
      isSingle: true,
    },
    ratingField,
  ),
  parameters: parametersFacet,
  brands: valuesFacet(
    { responseField: 'brands', scopeField: 'brands', key: 'f.znacka', titleKey: 'brands' },
    namedField,
  ),
  tags: valuesFacet({ responseField: 'tags', scopeField: 'tags', key: 'f.stitek', titleKey: 'tags' }, tagField),
};

/** What the products of a listing can be filtered by. */
export type Facet = FacetOption & { name: FacetName };

/** What was selected of one facet. Filters are combined by AND. */
export type Filter = Selection & { name: FacetName };

export const facetDefinitions = facetNames.map((name) => ({ name, ...definitions[name] }));
