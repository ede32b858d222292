import { displayText, optionalString } from '@vyloha/contract';
import * as v from 'valibot';
import { multiplierOf, variantContentField } from '../lines/variant-multiplier';

const codeFields = { catalogCode: optionalString, marketingCode: optionalString };

const productField = v.object({
  ...codeFields,
  name: v.nullish(displayText, ''),
  variants: v.array(
    v.object({
      id: v.string(),
      ...codeFields,
      ean: optionalString,
      fullname: v.nullish(displayText, ''),
      unit: v.nullish(v.string(), 'ks'),
      content: variantContentField,
    }),
  ),
});

function toCodedProduct({
  name,
  catalogCode,
  marketingCode,
  variants,
}: v.InferOutput<typeof productField>): CodedProduct {
  return {
    codes: [catalogCode, marketingCode].filter((code) => code !== null),
    variants: variants.map((variant) => ({
      id: variant.id,
      name: variant.fullname === '' ? name : variant.fullname,
      unit: variant.unit,
      codes: [variant.catalogCode, variant.marketingCode, variant.ean].filter((code) => code !== null),
      multiplier: multiplierOf(variant),
    })),
  };
}

const productsField = v.pipe(
  v.array(productField),
  v.transform((products): readonly CodedProduct[] => products.map(toCodedProduct)),
);

/** `GET /catalog/product`, reduced to what the lookup by code needs. */
export const codedProductsResponse = v.pipe(
  v.object({ entities: productsField }),
  v.transform(({ entities }) => entities),
);

/** `GET /search`, reduced likewise. */
export const foundProductsResponse = v.pipe(
  v.object({ products: v.object({ entities: productsField }) }),
  v.transform(({ products }) => products.entities),
);

/** A variant that can be added to the cart, with its codes. */
export interface CodedVariant {
  id: string;
  name: string;
  unit: string;
  codes: readonly string[];
  /** Size of one quantity step in the unit. */
  multiplier: number;
}

export interface CodedProduct {
  codes: readonly string[];
  variants: readonly CodedVariant[];
}

/** Why a code names no single variant. */
export type CodeProblem = 'unknownCode' | 'ambiguousCode' | 'severalProducts';

/** The variant with a code, or else those that it may mean. */
export type VariantOfCode =
  { variant: CodedVariant } | { variant: null; problem: CodeProblem; candidates: readonly CodedVariant[] };

/** Different variants only: a product may have been found by several of its codes. */
function distinct(variants: readonly CodedVariant[]): CodedVariant[] {
  return [...new Map(variants.map((variant) => [variant.id, variant])).values()];
}

/** Letter case matters only where codes differ by nothing else. */
function codeMatcher(products: readonly CodedProduct[], code: string) {
  const allCodes = products
    .flatMap(({ codes, variants }) => [codes, ...variants.map((variant) => variant.codes)])
    .flat();
  const lowerCode = code.toLowerCase();
  const isExact = allCodes.includes(code);
  return ({ codes }: { codes: readonly string[] }) =>
    codes.some((one) => (isExact ? one === code : one.toLowerCase() === lowerCode));
}

/** The variant with a code; a product's code works if it has a single variant. */
export function variantOfCode(products: readonly CodedProduct[], code: string): VariantOfCode {
  const isNamed = codeMatcher(products, code);
  const ofVariants = distinct(products.flatMap(({ variants }) => variants.filter(isNamed)));
  const ofProducts = products.filter(isNamed);
  const candidates = ofVariants.length > 0 ? ofVariants : distinct(ofProducts.flatMap(({ variants }) => variants));
  const [variant, ...others] = candidates;
  if (variant === undefined) return { variant: null, problem: 'unknownCode', candidates };
  if (others.length === 0) return { variant };
  const isOneProduct = ofVariants.length === 0 && ofProducts.length === 1;
  return { variant: null, problem: isOneProduct ? 'ambiguousCode' : 'severalProducts', candidates };
}
