import type { ImportDocument } from '../../import/documents/import-document';
import { allProductIdsOf } from '../products/catalogue';
import { momentFrom } from '../products/days';
import { happensFor, pickFor, wholeFor } from '../random';
import { companions } from './companions';

/** Purchases that begin with goods of one category. */
const perCategory = 60;
const shareOfCompanion = 0.6;
const oldestDays = 500;
/** Shoppers mostly take the same few goods of a category home. */
const favourites = 6;

/** What shoppers bought before the demo shop opened here: goods of a category with what they are used with. */
export function* pastPurchases(today: Date): Generator<ImportDocument> {
  for (const [first, ...others] of companions) {
    for (let turn = 1; turn <= perCategory; turn += 1) {
      const id = `pp-${first.slice('c-'.length)}-${turn}`;
      const along = others.filter((category) => happensFor(`${id}/${category}`, shareOfCompanion));
      const chosen = [
        pickFor(`${id}/first`, allProductIdsOf(first)),
        ...along.map((category) => pickFor(`${id}/${category}/goods`, allProductIdsOf(category).slice(0, favourites))),
      ];
      if (chosen.length < 2) continue;
      const boughtAt = momentFrom(today, -wholeFor(`${id}/day`, 1, oldestDays));
      yield { type: 'purchase', id, productIds: chosen, boughtAt };
    }
  }
}
