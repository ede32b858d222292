import type { FeedCategories } from '@vyloha/import-documents';
import { text } from '../language/texts';

/** What price comparisons call the departments and the categories with the most products; the others inherit it. */
const feedCategories: Readonly<Record<string, FeedCategories>> = {
  'c-zahrada': {
    heureka: text('Heureka.cz | Dům a zahrada | Zahrada', 'Heureka.sk | Dom a záhrada | Záhrada'),
    zbozi: 'Dům, byt a zahrada | Zahrada',
    google: 'Home & Garden > Lawn & Garden',
  },
  'c-hadice': {
    heureka: text(
      'Heureka.cz | Dům a zahrada | Zahrada | Zavlažování zahrady | Zahradní hadice',
      'Heureka.sk | Dom a záhrada | Záhrada | Zavlažovanie záhrady | Záhradné hadice',
    ),
    zbozi: 'Dům, byt a zahrada | Zahrada | Zavlažování | Zahradní hadice',
    google: 'Home & Garden > Lawn & Garden > Watering & Irrigation > Garden Hoses',
  },
  'c-dilna': {
    heureka: text('Heureka.cz | Dům a zahrada | Dílna', 'Heureka.sk | Dom a záhrada | Dielňa'),
    zbozi: 'Dům, byt a zahrada | Dílna',
    google: 'Hardware',
  },
};

export const findFeedCategories = (categoryId: string): FeedCategories | undefined => feedCategories[categoryId];
