import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { contentFields, kindOf, toContent, type FoundContent, type FoundKind } from './search-response';

/** A product among the suggestions. */
export interface FoundProduct {
  id: string;
  title: string;
  path: string;
  imageKey: string | null;
}

/** What the dropdown offers while a query is being typed. */
export interface Suggestions extends FoundContent {
  products: FoundKind<FoundProduct>;
}

const product = v.pipe(
  v.object({
    id: v.string(),
    fullname: v.string(),
    slug: v.string(),
    mainImage: v.nullable(v.object({ fileKey: v.string() })),
  }),
  v.transform(({ id, fullname, slug, mainImage }): FoundProduct => {
    return { id, title: fullname, path: paths.product(slug), imageKey: mainImage?.fileKey ?? null };
  }),
);

/** The answer to the dropdown's document. */
export const suggestionsResponse = v.pipe(
  v.object({ search: v.object({ products: kindOf(product), ...contentFields }) }),
  v.transform(({ search: { products, ...content } }): Suggestions => ({ products, ...toContent(content) })),
);

/** Asks the shop for so many suggestions of each kind; null when it has no answer now. */
export type Suggest = (asked: { query: string; limit: number; locale: Locale }) => Promise<Suggestions | null>;
