import { keysOf } from '../keys-of';
import { itemAt } from '../random';
import { numberParameters, textParameters } from '../shop/parameters';
import { slugOf } from '../language/texts';
import type { DemoModel } from './demo-model';
import type { ParametersInput } from './document-types';
import type { ModelVariant } from './model-variants';

export const parameterId = (key: string) => `par-${key}`;
export const valueId = (key: string) => `pv-${key}`;
export const sizeValueId = (label: string) => valueId(`size-${slugOf(label)}`);
export const materialKey = (key: string) => `material-${key}`;
export const materialValueId = (key: string) => valueId(materialKey(key));

/** Number parameters of the model that are not options of its variants. */
export function numbersOf({ family, index }: DemoModel): [keyof typeof numberParameters, number][] {
  return keysOf(numberParameters).flatMap((key) => {
    const given = family.numbers?.[key];
    if (given === undefined || family.sizes?.parameter === key) return [];
    return [[key, typeof given === 'number' ? given : itemAt(given, index)]];
  });
}

export function productParameters(model: DemoModel): ParametersInput {
  const { family, index } = model;
  const texts = keysOf(textParameters).flatMap<[string, string[]]>((key) => {
    const given: string | readonly string[] | undefined = family.texts?.[key];
    if (given === undefined) return [];
    return [[parameterId(key), [valueId(typeof given === 'string' ? given : itemAt(given, index))]]];
  });
  return {
    [parameterId('material')]: [materialValueId(family.material)],
    ...Object.fromEntries(texts),
    ...Object.fromEntries(numbersOf(model).map(([key, number]) => [parameterId(key), number])),
    ...metresOf(model),
  };
}

export function variantParameters(model: DemoModel, { color, size }: ModelVariant): ParametersInput {
  const parameter = model.family.sizes?.parameter;
  const ofSize =
    size === null || parameter === undefined
      ? {}
      : { [parameterId(parameter)]: size.number ?? [sizeValueId(size.label)] };
  return { ...(color !== null && { [parameterId('color')]: [valueId(color)] }), ...ofSize, ...metresOf(model) };
}

/** Metres per counted step; a cart line reads it from the variant. */
function metresOf({ family: { metre } }: DemoModel): ParametersInput {
  return metre === undefined ? {} : { [parameterId('meters')]: metre.step };
}
