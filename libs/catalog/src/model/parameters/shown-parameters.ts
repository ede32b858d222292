import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { textIn } from '../category/category';
import { numberWithUnit } from '../listing/number-with-unit';
import type { ParameterDefinition, ParameterDefinitions } from './parameter-definition';
import type { ParameterValue, ProductParameter } from './product-parameter';

/** A value as all pages show it. */
export interface LinkedValue {
  title: string;
  link: string | null;
}

export interface ShownParameterValue extends LinkedValue {
  /** A few words, and more of them. */
  summary: string | null;
  description: string | null;
  fileKey: string | null;
}

/** A row of the table of parameters. */
export interface ShownParameter {
  id: string;
  title: string;
  link: string | null;
  description: string | null;
  values: readonly ShownParameterValue[];
}

/** The virtual category of a parameter belongs to the values that it is made of; without any of them to its title. */
function categoryLink({ category }: ParameterDefinition, valueId: string | null, locale: Locale): string | null {
  if (category === null) return null;
  const isPlace = valueId === null ? category.values.length === 0 : category.values.includes(valueId);
  return isPlace ? paths.category(category.path[locale]) : null;
}

function toShownValue(
  { id, title }: ParameterValue,
  definition: ParameterDefinition,
  { values }: ParameterDefinitions,
  locale: Locale,
): ShownParameterValue | null {
  const value = values.find((known) => known.id === id);
  if (value?.isHidden === true) return null;
  return {
    title,
    link: value?.link ?? categoryLink(definition, id, locale),
    summary: value === undefined ? null : textIn(value.summary, locale),
    description: value === undefined ? null : textIn(value.description, locale),
    fileKey: value?.fileKey ?? null,
  };
}

function visibleValues(
  parameter: ProductParameter,
  definition: ParameterDefinition,
  definitions: ParameterDefinitions,
  locale: Locale,
): ShownParameterValue[] {
  if (definition.type === 'number') {
    const positive = parameter.numbers.filter((number) => number > 0);
    const plain = { link: null, summary: null, description: null, fileKey: null };
    return positive.map((number) => ({ ...plain, title: numberWithUnit(number, definition.unit) }));
  }
  return parameter.values.flatMap((value) => toShownValue(value, definition, definitions, locale) ?? []);
}

/**
 * The parameters a product page shows: those that exist, are not hidden, and have a positive number or at least one
 * visible value.
 */
export function shownParameters(
  parameters: readonly ProductParameter[],
  definitions: ParameterDefinitions,
  locale: Locale,
): ShownParameter[] {
  return parameters.flatMap((parameter) => {
    const definition = definitions.parameters.find(({ id }) => id === parameter.id);
    if (definition === undefined || definition.isHidden) return [];
    const values = visibleValues(parameter, definition, definitions, locale);
    if (values.length === 0) return [];
    return {
      id: parameter.id,
      title: definition.title[locale],
      link: categoryLink(definition, null, locale),
      description: textIn(definition.description, locale),
      values,
    };
  });
}
