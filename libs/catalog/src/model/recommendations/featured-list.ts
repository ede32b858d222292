import { type Translated, translatedText } from '@vyloha/contract';
import * as v from 'valibot';

/** Placements of editors' lists: the `code` of a list. */
export type FeaturedPlace = 'homepage' | 'product_detail';

/** An editors' list of products, in their order. */
export interface FeaturedList {
  id: string;
  title: Translated;
  productIds: readonly string[];
}

/** `featured_list` of the content system. */
export const featuredListsResponse = v.pipe(
  v.object({
    featured_list: v.array(
      v.object({
        _id: v.string(),
        title: translatedText,
        products: v.array(v.object({ id: v.string() })),
      }),
    ),
  }),
  v.transform(({ featured_list: lists }): FeaturedList[] =>
    lists.map(({ _id, title, products }) => ({ id: _id, title, productIds: products.map(({ id }) => id) })),
  ),
);
