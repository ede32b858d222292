import * as v from 'valibot';
import { optionalTextField } from './wire-fields';
import { multiplierOf, variantContentField } from './variant-multiplier';

const codeFields = { catalogCode: optionalTextField, marketingCode: optionalTextField };

/** `GET /catalog/product`, as far as goods are found by code. */
export const codedGoodsResponse = v.pipe(
  v.object({
    entities: v.array(
      v.object({
        ...codeFields,
        variants: v.array(v.object({ id: v.string(), ...codeFields, content: variantContentField })),
      }),
    ),
  }),
  v.transform(({ entities }): readonly CodedGoods[] =>
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

/** What can be put into the cart, under the codes it goes by. */
export interface CodedVariant {
  id: string;
  codes: readonly string[];
  /** How much of the unit one counted step is. */
  multiplier: number;
}

export interface CodedGoods {
  codes: readonly string[];
  variants: readonly CodedVariant[];
}

/** The variant a code stands for; a product's code does as long as it has a single variant. */
export function variantOfCode(goods: readonly CodedGoods[], code: string): CodedVariant | 'ambiguous' | null {
  const variant = goods.flatMap(({ variants }) => variants).find(({ codes }) => codes.includes(code));
  if (variant !== undefined) return variant;
  const [only, ...others] = goods.find(({ codes }) => codes.includes(code))?.variants ?? [];
  if (only === undefined) return null;
  return others.length === 0 ? only : 'ambiguous';
}
