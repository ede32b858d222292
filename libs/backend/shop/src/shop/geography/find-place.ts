import { czechPostcodeAreas } from './czech-postcode-areas';
import { slovakPostcodeAreas } from './slovak-postcode-areas';

/** Degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const areaDigits = 3;

/** The areas by their three digits; a line of the lists has several, parted by commas. */
function readAreas(list: string): [string, Place][] {
  return list.split(/[,\n]/).flatMap((entry): [string, Place][] => {
    const [range = '', latitude, longitude] = entry.trim().split(' ');
    const [first = '', last = first] = range.split('-');
    if (first === '') return [];
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => [
      String(Number(first) + index).padStart(areaDigits, '0'),
      place,
    ]);
  });
}

const areas = new Map([czechPostcodeAreas, slovakPostcodeAreas].flatMap(readAreas));

/** Roughly where a Czech or Slovak postcode is, by its first three digits; `null` when there is no such postcode. */
export function findPlace(postcode: string): Place | null {
  const digits = postcode.replaceAll(/\s/g, '');
  return /^\d{5}$/.test(digits) ? (areas.get(digits.slice(0, areaDigits)) ?? null) : null;
}

const earthRadiusKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const halfHeight = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfWidth = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const narrowing = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(halfHeight ** 2 + narrowing * halfWidth ** 2));
}
