import type { Locale } from '@vyloha/contract';
import type { TaxedPrice } from '@vyloha/money';
import { activeVariant } from './active-variant';
import { selectionOf, valueOf, variantWith } from './best-variant';
import { numberWithUnit } from '../listing/number-with-unit';
import type { ParameterDefinition, ParameterDefinitions } from '../parameters/parameter-definition';
import type { Product, Variant } from '../product/product';

export interface VariantOption {
  value: string;
  title: string;
  /** Hexadecimal colour, or the file key of a pattern. */
  hex: string | null;
  fileKey: string | null;
  /** Target of the option. */
  variantId: string;
  isSelected: boolean;
  /** Whether its page displays it; sold-out ones are not while another variant is in stock. */
  isReachable: boolean;
  /** Where the options of the axis cost different amounts; `null` when its variant is not sold. */
  price?: TaxedPrice | null;
}

/** One axis of variants, such as the colour, with its options in the order of the variants. */
export interface VariantAxis {
  id: string;
  /** `null` when variants differ only by name. */
  title: string | null;
  isColor: boolean;
  /** A named size, explained by the size chart. */
  isSize: boolean;
  options: readonly VariantOption[];
}

export interface AxesInput {
  product: Pick<Product, 'variants' | 'defaultVariantId'>;
  active: Variant;
  definitions: ParameterDefinitions;
  locale: Locale;
}

/** Values of one parameter over all variants, each once. */
function valuesOf(variants: readonly Variant[], parameterId: string): string[] {
  const values = variants.map((variant) => valueOf(variant, parameterId));
  return [...new Set(values.filter((value) => value !== null))];
}

function titleOf(variants: readonly Variant[], definition: ParameterDefinition | undefined, value: string): string {
  const titles = variants.flatMap(({ parameters }) => parameters.flatMap(({ values }) => values));
  const title = titles.find(({ id }) => id === value)?.title;
  return title ?? numberWithUnit(Number(value), definition?.unit ?? null);
}

function isReachable({ variants, defaultVariantId }: AxesInput['product'], { id }: Variant): boolean {
  return activeVariant(variants, defaultVariantId, id).id === id;
}

function toAxis({ product, active, definitions, locale }: AxesInput, parameterId: string): VariantAxis {
  const { variants, defaultVariantId } = product;
  const definition = definitions.parameters.find(({ id }) => id === parameterId);
  const selection = selectionOf(active);
  const options = valuesOf(variants, parameterId).flatMap((value): VariantOption[] => {
    const target = variantWith(variants, selection, [parameterId, value], defaultVariantId);
    if (target === null) return [];
    const color = definitions.colors.find(({ id }) => id === value);
    return [
      {
        value,
        title: titleOf(variants, definition, value),
        hex: color?.hex ?? null,
        fileKey: color?.fileKey ?? null,
        variantId: target.id,
        isSelected: valueOf(active, parameterId) === value,
        isReachable: isReachable(product, target),
      },
    ];
  });
  return {
    id: parameterId,
    title: definition?.title[locale] ?? null,
    isColor: definition?.type === 'color',
    isSize: definition?.type === 'size',
    options,
  };
}

/** Variants that differ in no parameter are selected by name. */
function toNameAxis({ product, active }: AxesInput): VariantAxis {
  const options = product.variants.map((variant) => ({
    value: variant.id,
    title: variant.name,
    hex: null,
    fileKey: null,
    variantId: variant.id,
    isSelected: variant.id === active.id,
    isReachable: isReachable(product, variant),
  }));
  return { id: 'variant', title: null, isColor: false, isSize: false, options };
}

/** Ids of the parameters that variants differ by. */
export function differingParameters(variants: readonly Variant[]): readonly string[] {
  const parameterIds = [...new Set(variants.flatMap(({ parameters }) => parameters.map(({ id }) => id)))];
  return parameterIds.filter((id) => valuesOf(variants, id).length > 1);
}

/** The axes of the variants; none for a single variant. */
export function variantAxes(input: AxesInput): VariantAxis[] {
  const { variants } = input.product;
  if (variants.length < 2) return [];
  const differing = differingParameters(variants);
  return differing.length === 0 ? [toNameAxis(input)] : differing.map((id) => toAxis(input, id));
}
