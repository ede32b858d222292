import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { virtualCategoryId } from '../categories/virtual-categories';
import { assortments } from '../assortments/assortments';
import { materials } from '../assortments/materials';
import { keysOf } from '../keys-of';
import { colors } from '../language/colors';
import { capitalised, decline } from '../language/decline';
import { inBoth, same, slugsOf, text } from '../language/texts';
import { materialKey, parameterId, sizeValueId, valueId } from '../products/model-parameters';
import { parameterCategories, parameterNotes, valueNotes } from './parameter-explanations';
import { namedParameters, numberParameters, textParameters } from './parameters';

type ParameterInput = Extract<ImportDocument, { type: 'parameter' }>;

function explanationOf(key: keyof typeof parameterNotes): Partial<ParameterInput> {
  const description = parameterNotes[key];
  const category = parameterCategories[key];
  return {
    ...(description !== undefined && { description }),
    ...(category !== undefined && { linkToVirtualCategory: virtualCategoryId(category) }),
  };
}

/** @param key suffix of the value's id */
function toValue(key: string, title: PartlyTranslated): NonNullable<ParameterInput['values']>[number] {
  const { short, long, linkUrl, picture } = valueNotes[key] ?? {};
  return {
    id: valueId(key),
    slug: slugsOf(title),
    title,
    ...(short !== undefined && { descriptionShort: short }),
    ...(long !== undefined && { descriptionLong: long }),
    ...(linkUrl !== undefined && { linkUrl }),
    ...(picture !== undefined && { imageKey: picture.fileKey }),
  };
}

function colorParameter(): ParameterInput {
  const title = text('Barva', 'Farba');
  return {
    type: 'parameter',
    id: parameterId('color'),
    slug: slugsOf(title),
    title,
    kind: 'color',
    position: 1,
    isVariantChoice: true,
    values: keysOf(colors).map((key) => {
      // The value names a colour, and "barva" is feminine in both languages.
      const word = capitalised(inBoth((language) => decline(colors[key][language], 'f', language)));
      return { id: valueId(key), slug: slugsOf(word), title: word, colorHex: colors[key].hex };
    }),
  };
}

/** The labels that the shop's products have, in the order of first occurrence. */
function* namedDocuments(): Generator<ParameterInput> {
  const allSizes = assortments.flatMap(({ families }) => families.flatMap(({ sizes }) => sizes ?? []));
  for (const key of keysOf(namedParameters)) {
    const { title, kind } = namedParameters[key];
    const labels = allSizes.flatMap(({ parameter, options }) =>
      parameter === key ? options.map(({ label }) => label) : [],
    );
    yield {
      type: 'parameter',
      id: parameterId(key),
      slug: slugsOf(title),
      title,
      kind,
      position: 2,
      isVariantChoice: true,
      ...(key === 'size' && explanationOf(key)),
      values: [...new Set(labels)].map((label) => ({
        id: sizeValueId(label),
        slug: slugsOf(same(label)),
        title: same(label),
      })),
    };
  }
}

function materialParameter(): ParameterInput {
  const title = text('Materiál', 'Materiál');
  return {
    type: 'parameter',
    id: parameterId('material'),
    slug: slugsOf(title),
    title,
    kind: 'text',
    position: 3,
    ...explanationOf('material'),
    values: keysOf(materials).map((key) => toValue(materialKey(key), materials[key].title)),
  };
}

function* numberDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(numberParameters).entries()) {
    const { cs, sk, unit, ...rest } = numberParameters[key];
    yield {
      type: 'parameter',
      id: parameterId(key),
      slug: slugsOf({ cs, sk }),
      title: { cs, sk },
      kind: 'number',
      unit,
      position: 20 + index,
      isVariantChoice: 'choice' in rest,
      ...explanationOf(key),
    };
  }
}

function* textDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(textParameters).entries()) {
    const { title, values } = textParameters[key];
    yield {
      type: 'parameter',
      id: parameterId(key),
      slug: slugsOf(title),
      title,
      kind: 'text',
      position: 5 + index,
      ...explanationOf(key),
      values: Object.entries(values).map(([name, word]) => toValue(name, word)),
    };
  }
}

export function* parameterDocuments(): Generator<ImportDocument> {
  yield colorParameter();
  yield* namedDocuments();
  yield materialParameter();
  yield* textDocuments();
  yield* numberDocuments();
  const title = text('Metrů na jednotku', 'Metrov na jednotku');
  yield {
    type: 'parameter',
    id: parameterId('meters'),
    slug: slugsOf(title),
    title,
    kind: 'number',
    unit: 'm',
    position: 90,
    hideProductDetail: true,
  };
}
