import { optionalText } from '@vyloha/contract';
import * as v from 'valibot';
import { multiplierOf, variantContentField } from '../lines/variant-multiplier';

const codeFields = { catalogCode: optionalText, marketingCode: optionalText };

/** `GET /catalog/product`, reduced to what the lookup by code needs. */
export const codedProductsResponse = v.pipe(
  v.object({
    entities: v.array(
      v.object({
        ...codeFields,
        variants: v.array(v.object({ id: v.string(), ...codeFields, content: variantContentField })),
      }),
    ),
  }),
  v.transform(({ entities }): readonly CodedProduct[] =>
    entities.map(({ catalogCode, marketingCode, variants }) => ({
      codes: [catalogCode, marketingCode].filter((code) => code !== null),
      variants: variants.map((variant) => ({
        id: variant.id,
        codes: [variant.catalogCode, variant.marketingCode].filter((code) => code !== null),
        multiplier: multiplierOf(variant),
      })),
    })),
  ),
);

/** A variant that can be added to the cart, with its codes. */
export interface CodedVariant {
  id: string;
  codes: readonly string[];
  /** Size of one quantity step in the unit. */
  multiplier: number;
}

export interface CodedProduct {
  codes: readonly string[];
  variants: readonly CodedVariant[];
}

/** The variant with a code; a product's code works if it has a single variant. */
export function variantOfCode(products: readonly CodedProduct[], code: string): CodedVariant | 'ambiguous' | null {
  const variant = products.flatMap(({ variants }) => variants).find(({ codes }) => codes.includes(code));
  if (variant !== undefined) return variant;
  const [only, ...others] = products.find(({ codes }) => codes.includes(code))?.variants ?? [];
  if (only === undefined) return null;
  return others.length === 0 ? only : 'ambiguous';
}
