import type { AppLoadContext } from '@remix-run/node';
import { getParameterDefinitionsOrNone } from '../api/parameters.server';
import type { ParameterDefinitions } from '../model/parameters/parameter-definition';
import type { Product } from '../model/product/product';

/** Definitions of all parameters of the products and their variants. */
export function loadDefinitions(
  { cms }: Pick<AppLoadContext, 'cms'>,
  products: readonly Product[],
): Promise<ParameterDefinitions> {
  const all = products.flatMap(({ parameters, variants }) => [
    ...parameters,
    ...variants.flatMap((variant) => variant.parameters),
  ]);
  const values = all.flatMap((parameter) => parameter.values.map(({ id }) => id));
  return getParameterDefinitionsOrNone(cms, [...new Set(all.map(({ id }) => id))], [...new Set(values)]);
}
