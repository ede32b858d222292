import type { ImportDocument } from '@vyloha/import-documents';
import { dayFrom } from '../products/days';
import { happensFor, wholeFor } from '../random';

/** The most popular first. */
const searched = {
  cs: [
    'zahradní hadice',
    'aku vrtačka',
    'hnojivo na trávník',
    'substrát na pokojové rostliny',
    'nůžky na živý plot',
    'solární světla',
    'sekačka na trávu',
    'semena rajčat',
    'truhlík na balkon',
    'pracovní rukavice',
    'gril na dřevěné uhlí',
    'konev',
  ],
  sk: [
    'záhradná hadica',
    'aku vŕtačka',
    'hnojivo na trávnik',
    'nožnice na živý plot',
    'kosačka na trávu',
    'semená paradajok',
    'pracovné rukavice',
    'krhla',
  ],
} as const;

/** Found nothing: what the shop's people may want to add. */
const missed = { cs: ['zahradní trpaslík', 'bazénová chemie'], sk: ['bazénová chémia'] } as const;

const days = 27;
const [daily, dailyOfMissed] = [40, 4];

/** What shoppers searched for in the four weeks before the demo shop opened. */
export function* pastSearches(today: Date): Generator<ImportDocument> {
  for (const locale of ['cs', 'sk'] as const) {
    const counted = [
      ...searched[locale].map((query, place) => ({ query, most: Math.ceil(daily / (place + 1)) + 4, results: 12 })),
      ...missed[locale].map((query) => ({ query, most: dailyOfMissed, results: 0 })),
    ];
    for (const { query, most, results } of counted) {
      for (let ago = 1; ago <= days; ago += 1) {
        const key = `${query}/${locale}/${ago}`;
        if (!happensFor(`${key}/any`, 0.8)) continue;
        const visitors = wholeFor(`${key}/visitors`, Math.ceil(most / 2), most);
        const searches = visitors + wholeFor(`${key}/again`, 0, Math.ceil(visitors / 3));
        const day = dayFrom(today, -ago).toISOString().slice(0, 10);
        yield { type: 'search', day, locale, query, searches, visitors, results };
      }
    }
  }
}
