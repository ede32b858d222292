import type { Variant } from '../product/product';
import type { ProductParameter } from '../parameters/product-parameter';

type Comparable = Pick<Variant, 'id' | 'parameters'>;

/** Selected value by parameter id; numbers as text. */
export type Selection = ReadonlyMap<string, string>;

/** The value a variant has of a parameter, or `null`. */
export function valueOf(variant: Pick<Variant, 'parameters'>, parameterId: string): string | null {
  const parameter = variant.parameters.find(({ id }) => id === parameterId);
  return parameter === undefined ? null : (keyOf(parameter) ?? null);
}

function keyOf({ numbers, values }: ProductParameter): string | undefined {
  return values[0]?.id ?? numbers[0]?.toString();
}

/** Every value of a variant. */
export function selectionOf(variant: Pick<Variant, 'parameters'>): Selection {
  return new Map(
    variant.parameters.flatMap(({ id }) => {
      const value = valueOf(variant, id);
      return value === null ? [] : [[id, value]];
    }),
  );
}

function countSharedValues(variant: Comparable, selection: Selection): number {
  return [...selection].filter(([parameterId, value]) => valueOf(variant, parameterId) === value).length;
}

/**
 * The variant that shares most of the selected values; among equals the default one goes first, then the order of the
 * list. Without any shared value it is the default variant.
 */
export function bestVariant<V extends Comparable>(
  variants: readonly [V, ...V[]],
  selection: Selection,
  defaultVariantId: string,
): V {
  const preferred = variants.find(({ id }) => id === defaultVariantId) ?? variants[0];
  return variants.reduce(
    (best, variant) => (countSharedValues(variant, selection) > countSharedValues(best, selection) ? variant : best),
    preferred,
  );
}

/**
 * The variant after selecting one more value: among those that have it, the closest to the current selection. Sold-out
 * ones only where there is no other, so that a value is sold out only when all of them are.
 * @returns `null` when no variant has the value
 */
export function variantWith<V extends Comparable & Pick<Variant, 'stock'>>(
  variants: readonly V[],
  selection: Selection,
  [parameterId, value]: readonly [string, string],
  defaultVariantId: string,
): V | null {
  const having = variants.filter((variant) => valueOf(variant, parameterId) === value);
  const available = having.filter(({ stock }) => stock.isAvailable);
  const [first, ...rest] = available.length > 0 ? available : having;
  return first === undefined ? null : bestVariant([first, ...rest], selection, defaultVariantId);
}
