import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import {
  contentFields,
  toKindSchema,
  type FoundContentPage,
  type FoundItems,
  type NamedVariants,
} from './search-response';

/** A suggested product. */
export interface FoundProduct {
  id: string;
  title: string;
  path: string;
  imageKey: string | null;
  /** The variant that the query names, unless it is the default one. */
  variantId: string | null;
}

/** A product in the response, before its variant is selected by the query. */
interface WireProduct {
  id: string;
  fullname: string;
  slug: string;
  defaultVariantId: string;
  mainImage: { fileKey: string } | null;
}

/** Suggestions of the dropdown for a partial query. */
export interface Suggestions extends FoundContentPage {
  /** Whether only texts of the products have what was typed. */
  isMentioned: boolean;
  products: FoundItems<FoundProduct>;
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
  const namedId = named.get(id) ?? defaultVariantId;
  const variantId = namedId === defaultVariantId ? null : namedId;
  const path = paths.product(slug, { variantId });
  return { id, title: fullname, path, imageKey: mainImage?.fileKey ?? null, variantId };
}

/** The response to the dropdown's GraphQL document. */
const suggestionsResponse = v.pipe(
  v.object({
    search: v.object({ products: toKindSchema(product), ...contentFields, foundBy: v.optional(v.string(), '') }),
  }),
  v.transform(({ search: { products, foundBy, ...content } }): Suggestions => {
    const entities = products.entities.map((found) => toFoundProduct(found, content.namedVariants));
    return { ...content, isMentioned: foundBy === 'texts', products: { ...products, entities } };
  }),
);

/** Null for a missing or invalid response. */
export function parseSuggestions(data: unknown): Suggestions | null {
  const parsed = v.safeParse(suggestionsResponse, data);
  return parsed.success ? parsed.output : null;
}

export interface SuggestRequest {
  query: string;
  /** Of each kind. */
  limit: number;
  locale: Locale;
  /** Customers are suggested what they may see, and what is recommended to them: that is not kept. */
  isCustomer: boolean;
}

/** Requests suggestions; null when the backend does not respond. */
export type Suggest = (request: SuggestRequest) => Promise<Suggestions | null>;

/** The response to the same request of a guest a moment ago; null when there was none. */
export type RecallSuggestions = (request: SuggestRequest) => Suggestions | null;
