import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, findPlace, type Place } from './find-place';

function placeOf(postcode: string): Place {
  const place = findPlace(postcode);
  if (place === null) throw new Error(`${postcode} is not known`);
  return place;
}

describe('findPlace', () => {
  it.each([
    ['110 00', 'Praha', 50.088, 14.421],
    ['60200', 'Brno', 49.195, 16.608],
    ['7 0 8 0 0', 'Ostrava', 49.836, 18.292],
    ['040 01', 'Košice', 48.721, 21.258],
    ['81101', 'Bratislava', 48.145, 17.107],
  ])('finds %s in %s', (postcode, _, latitude, longitude) => {
    expect(distanceKm(placeOf(postcode), { latitude, longitude })).toBeLessThan(5);
  });

  it.each(['', '1100', '110 000', '200 00', '99999', 'Praha', '1100O'])('does not know %j', (postcode) => {
    expect(findPlace(postcode)).toBeNull();
  });

  it('has all its places in the two countries', () => {
    const digits = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(digits, (postcode) => {
        const { latitude, longitude } = findPlace(postcode) ?? { latitude: 49, longitude: 17 };
        return latitude > 47.7 && latitude < 51.1 && longitude > 12 && longitude < 22.6;
      }),
    );
  });
});

describe('distanceKm', () => {
  it('is some 185 km from Praha to Brno, either way', () => {
    const [praha, brno] = [placeOf('11000'), placeOf('60200')];
    expect(distanceKm(praha, brno)).toBeGreaterThan(180);
    expect(distanceKm(praha, brno)).toBeLessThan(190);
    expect(distanceKm(brno, praha)).toBeCloseTo(distanceKm(praha, brno));
    expect(distanceKm(brno, brno)).toBe(0);
  });
});
