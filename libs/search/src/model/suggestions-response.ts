import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { contentFields, kindOf, type ContentPart, type FoundKind, type NamedVariants } from './search-response';

/** A product among the suggestions. */
export interface FoundProduct {
  id: string;
  title: string;
  path: string;
  imageKey: string | null;
}

/** A product as the answer has it, before it is known which of its variants the query names. */
interface WireProduct {
  id: string;
  fullname: string;
  slug: string;
  defaultVariantId: string;
  mainImage: { fileKey: string } | null;
}

/** What the dropdown offers while a query is being typed. */
export interface Suggestions extends ContentPart {
  products: FoundKind<FoundProduct>;
}

const product = v.object({
  id: v.string(),
  fullname: v.string(),
  slug: v.string(),
  defaultVariantId: v.string(),
  mainImage: v.nullable(v.object({ fileKey: v.string() })),
});

function toFoundProduct(
  { id, fullname, slug, defaultVariantId, mainImage }: WireProduct,
  named: NamedVariants,
): FoundProduct {
  const chosenId = named.get(id) ?? defaultVariantId;
  const path = paths.product(slug, { variantId: chosenId === defaultVariantId ? null : chosenId });
  return { id, title: fullname, path, imageKey: mainImage?.fileKey ?? null };
}

/** The answer to the dropdown's document. */
export const suggestionsResponse = v.pipe(
  v.object({ search: v.object({ products: kindOf(product), ...contentFields }) }),
  v.transform(({ search: { products, ...content } }): Suggestions => {
    const entities = products.entities.map((found) => toFoundProduct(found, content.namedVariants));
    return { ...content, products: { ...products, entities } };
  }),
);

/** Asks the shop for so many suggestions of each kind; null when it has no answer now. */
export type Suggest = (asked: { query: string; limit: number; locale: Locale }) => Promise<Suggestions | null>;
