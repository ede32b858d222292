import { type Locale, pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { numberWithUnit } from '../listing/number-with-unit';
import type { ParameterDefinition, ParameterDefinitions } from './parameter-definition';
import type { ParameterValue, ProductParameter } from './product-parameter';

/** A value with its link, as on all pages. */
export interface LinkedValue {
  title: string;
  link: string | null;
}

export interface ParameterValueView extends LinkedValue {
  /** A short text. */
  summary: string | null;
  description: string | null;
  fileKey: string | null;
}

/** A row of the table of parameters. */
export interface ParameterView {
  id: string;
  title: string;
  link: string | null;
  description: string | null;
  values: readonly ParameterValueView[];
}

/** The virtual category of a parameter is linked from the values that it consists of; without any, from the title. */
function categoryLink({ category }: ParameterDefinition, valueId: string | null, locale: Locale): string | null {
  if (category === null) return null;
  const isLinked = valueId === null ? category.values.length === 0 : category.values.includes(valueId);
  return isLinked ? paths.category(category.path[locale]) : null;
}

function toParameterValueView(
  { id, title }: ParameterValue,
  definition: ParameterDefinition,
  { values }: ParameterDefinitions,
  locale: Locale,
): ParameterValueView | null {
  const value = values.find((candidate) => candidate.id === id);
  if (value?.isHidden === true) return null;
  return {
    title,
    link: value?.link ?? categoryLink(definition, id, locale),
    summary: value === undefined ? null : pickTranslation(value.summary, locale),
    description: value === undefined ? null : pickTranslation(value.description, locale),
    fileKey: value?.fileKey ?? null,
  };
}

function visibleValues(
  parameter: ProductParameter,
  definition: ParameterDefinition,
  definitions: ParameterDefinitions,
  locale: Locale,
): ParameterValueView[] {
  if (definition.type === 'number') {
    const positive = parameter.numbers.filter((number) => number > 0);
    const plain = { link: null, summary: null, description: null, fileKey: null };
    return positive.map((number) => ({ ...plain, title: numberWithUnit(number, definition.unit) }));
  }
  return parameter.values.flatMap((value) => toParameterValueView(value, definition, definitions, locale) ?? []);
}

/**
 * The visible parameters of a product: those that are defined, not hidden, and have a positive number or at least one
 * visible value.
 */
export function toParameterViews(
  parameters: readonly ProductParameter[],
  definitions: ParameterDefinitions,
  locale: Locale,
): ParameterView[] {
  return parameters.flatMap((parameter) => {
    const definition = definitions.parameters.find(({ id }) => id === parameter.id);
    if (definition === undefined || definition.isHidden) return [];
    const values = visibleValues(parameter, definition, definitions, locale);
    if (values.length === 0) return [];
    return {
      id: parameter.id,
      title: definition.title[locale],
      link: categoryLink(definition, null, locale),
      description: pickTranslation(definition.description, locale),
      values,
    };
  });
}
