import type { Locale } from '@vyloha/contract';
import { numberWithUnit } from './number-with-unit';
import type { ParameterDefinition, ParameterDefinitions } from './parameter-definition';
import type { ProductParameter } from './product-parameter';

export interface ShownParameterValue {
  title: string;
  link: string | null;
}

/** A row of the table of parameters. */
export interface ShownParameter {
  id: string;
  title: string;
  values: readonly ShownParameterValue[];
}

function visibleValues(
  parameter: ProductParameter,
  definition: ParameterDefinition,
  { values }: ParameterDefinitions,
): ShownParameterValue[] {
  if (definition.type === 'number') {
    const positive = parameter.numbers.filter((number) => number > 0);
    return positive.map((number) => ({ title: numberWithUnit(number, definition.unit), link: null }));
  }
  return parameter.values.flatMap(({ id, title }) => {
    const value = values.find((known) => known.id === id);
    return value?.isHidden === true ? [] : [{ title, link: value?.link ?? null }];
  });
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
    const values = visibleValues(parameter, definition, definitions);
    return values.length === 0 ? [] : [{ id: parameter.id, title: definition.title[locale], values }];
  });
}
