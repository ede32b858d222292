import type { ImportDocument } from '@vyloha/import-documents';
import { slugOf } from '../language/texts';
import { fractionFor, itemAt, wholeFor } from '../random';
import { pointTowns, type PointTown } from './pick-up-point-list';

/** Small shops that hand parcels over, and streets that every town has. */
const shops = {
  CZE: ['Papírnictví', 'Květinářství', 'Trafika', 'Potraviny', 'Zverimex', 'Čistírna', 'Drogerie'],
  SVK: ['Papiernictvo', 'Kvetinárstvo', 'Trafika', 'Potraviny', 'Zverimex', 'Čistiareň', 'Drogéria'],
} as const;
const streets = {
  CZE: ['Husova', 'Nádražní', 'Komenského', 'Palackého', 'Masarykova', 'Jiráskova', 'Žižkova'],
  SVK: ['Hlavná', 'Štúrova', 'Železničná', 'Hviezdoslavova', 'Komenského', 'Školská', 'Jilemnického'],
} as const;

/** How far from the centre of a town, in degrees: up to about two kilometres. */
const spread = 0.04;

const firstRemoteId = 10_000;

const weekdays = [1, 2, 3, 4, 5];

function openingHoursOf(key: string) {
  const from = `0${wholeFor(`${key}/opens`, 7, 9)}:00`;
  const to = `${wholeFor(`${key}/closes`, 17, 20)}:00`;
  return [...weekdays.map((day) => ({ day, from, to })), { day: 6, from: '08:00', to: '12:00' }];
}

function pointDocument(town: PointTown, index: number, number: number): ImportDocument {
  const { city, postcode, country: countryCode } = town;
  const key = `${slugOf(city)}-${index + 1}`;
  // Starts elsewhere in each town, so that not all of them have a stationer's in the same street.
  const turn = wholeFor(`${slugOf(city)}/turn`, 0, shops.CZE.length - 1) + index;
  const near = (axis: string) => (fractionFor(`${key}/${axis}`) - 1 / 2) * spread;
  return {
    type: 'pickup_point',
    id: `pp-${key}`,
    shipperId: 's-vydejna',
    remoteId: String(firstRemoteId + number),
    name: `${city} – ${itemAt(shops[countryCode], turn)}`,
    street: `${itemAt(streets[countryCode], turn + index)} ${wholeFor(`${key}/number`, 2, 98)}`,
    city,
    postcode,
    countryCode,
    latitude: town.latitude + near('latitude'),
    longitude: town.longitude + near('longitude'),
    openingHours: openingHoursOf(key),
    // One that cannot be chosen now.
    isClosed: key === 'tabor-2',
  };
}

/** Invented pick-up points of a carrier; the towns are real. */
export function* pickUpPointDocuments(): Generator<ImportDocument> {
  let number = 0;
  for (const town of pointTowns) {
    for (let index = 0; index < town.points; index += 1) {
      number += 1;
      yield pointDocument(town, index, number);
    }
  }
}
