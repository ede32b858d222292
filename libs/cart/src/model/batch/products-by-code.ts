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
        variants: v.array(v.object({ id: v.string(), ...codeFields, ean: optionalText, content: variantContentField })),
      }),
    ),
  }),
  v.transform(({ entities }): readonly CodedProduct[] =>
    entities.map(({ catalogCode, marketingCode, variants }) => ({
      codes: [catalogCode, marketingCode].filter((code) => code !== null),
      variants: variants.map((variant) => ({
        id: variant.id,
        codes: [variant.catalogCode, variant.marketingCode, variant.ean].filter((code) => code !== null),
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

/** Different variants only: a product may have been found by several of its codes. */
function distinct(variants: readonly CodedVariant[]): CodedVariant[] {
  return [...new Map(variants.map((variant) => [variant.id, variant])).values()];
}

/** The variant with a code; a product's code works if it has a single variant. */
export function variantOfCode(
  products: readonly CodedProduct[],
  code: string,
): CodedVariant | 'ambiguous' | 'severalProducts' | null {
  const ofVariants = distinct(products.flatMap(({ variants }) => variants.filter(({ codes }) => codes.includes(code))));
  const [variant] = ofVariants;
  if (variant !== undefined) return ofVariants.length === 1 ? variant : 'severalProducts';
  const ofProducts = products.filter(({ codes }) => codes.includes(code));
  const [only, ...others] = distinct(ofProducts.flatMap(({ variants }) => variants));
  if (only === undefined) return null;
  if (others.length === 0) return only;
  return ofProducts.length === 1 ? 'ambiguous' : 'severalProducts';
}
