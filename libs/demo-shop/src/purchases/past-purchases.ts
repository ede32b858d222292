import type { ImportDocument } from '@vyloha/import-documents';
import { allProductIdsOf } from '../products/catalogue';
import { momentFrom } from '../products/days';
import { happensFor, pickFor, wholeFor } from '../random';
import { crossSellCategories } from './cross-sell-categories';

/** Purchases that begin with a product of one category. */
const perCategory = 60;
const crossSellShare = 0.6;
const maxAgeDays = 500;
/** Most shoppers buy the same few products of a category. */
const favourites = 6;

/** Purchases from before the demo shop opened: products of a category with what they are used with. */
export function* pastPurchases(today: Date): Generator<ImportDocument> {
  for (const [first, ...others] of crossSellCategories) {
    for (let turn = 1; turn <= perCategory; turn += 1) {
      const id = `pp-${first.slice('c-'.length)}-${turn}`;
      const along = others.filter((category) => happensFor(`${id}/${category}`, crossSellShare));
      const chosen = [
        pickFor(`${id}/first`, allProductIdsOf(first)),
        ...along.map((category) => pickFor(`${id}/${category}/goods`, allProductIdsOf(category).slice(0, favourites))),
      ];
      if (chosen.length < 2) continue;
      const boughtAt = momentFrom(today, -wholeFor(`${id}/day`, 1, maxAgeDays));
      yield { type: 'purchase', id, productIds: chosen, boughtAt };
    }
  }
}
