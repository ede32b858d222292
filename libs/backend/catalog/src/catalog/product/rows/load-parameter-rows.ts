import { and, asc, eq } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import { parameter, parameterValue, productParameter } from '../../tables';
import type { CatalogContext } from '../../catalog-context';

/** Parameter values of the products and, under their own ids, of their variants; in the configured order. */
export function loadParameterRows({ db }: Pick<CatalogContext, 'db'>, productIds: readonly string[]) {
  return db
    .select({
      productId: productParameter.productId,
      variantId: productParameter.variantId,
      parameterId: productParameter.parameterId,
      number: productParameter.number,
      valueId: productParameter.valueId,
      valueTitle: parameterValue.title,
    })
    .from(productParameter)
    .innerJoin(parameter, eq(parameter.id, productParameter.parameterId))
    .leftJoin(
      parameterValue,
      and(eq(parameterValue.id, productParameter.valueId), eq(parameterValue.parameterId, parameter.id)),
    )
    .where(isOneOf(productParameter.productId, productIds))
    .orderBy(
      asc(parameter.position),
      asc(parameter.id),
      asc(parameterValue.position),
      asc(productParameter.valueId),
      asc(productParameter.number),
    );
}

export type ParameterRow = Awaited<ReturnType<typeof loadParameterRows>>[number];
