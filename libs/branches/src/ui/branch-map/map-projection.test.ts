import { describe, expect, it } from 'vitest';
import { type RegionCode, regionCodes } from '../../model/region';
import { mapSize, toMapPoint } from './map-projection';
import { type BorderPoint, regionOutline } from './region-borders';

/** Towns that are well inside: regional capitals and others. */
const towns: readonly (readonly [region: RegionCode, longitude: number, latitude: number])[] = [
  ['praha', 14.42, 50.09],
  ['stredocesky', 14.12, 50.14],
  ['stredocesky', 14.9, 50.41],
  ['jihocesky', 14.47, 48.97],
  ['plzensky', 13.38, 49.75],
  ['karlovarsky', 12.87, 50.23],
  ['ustecky', 14.04, 50.66],
  ['liberecky', 15.05, 50.77],
  ['kralovehradecky', 15.83, 50.21],
  ['pardubicky', 15.77, 50.03],
  ['vysocina', 15.59, 49.4],
  ['jihomoravsky', 16.61, 49.2],
  ['jihomoravsky', 16.06, 48.85],
  ['olomoucky', 17.25, 49.59],
  ['zlinsky', 17.67, 49.22],
  ['moravskoslezsky', 18.29, 49.83],
  ['sk_bratislavsky', 17.11, 48.15],
  ['sk_trnavsky', 17.6, 48.37],
  ['sk_trenciansky', 18.04, 48.89],
  ['sk_nitransky', 18.08, 48.31],
  ['sk_zilinsky', 18.74, 49.22],
  ['sk_banskobystricky', 19.15, 48.74],
  ['sk_presovsky', 21.24, 49],
  ['sk_kosicky', 21.26, 48.72],
];

function isInside([x, y]: BorderPoint, outline: readonly BorderPoint[]): boolean {
  return outline.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [0, 0];
    const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return isCrossed ? !inside : inside;
  }, false);
}

/** Square kilometres, roughly. */
function areaOf(outline: readonly BorderPoint[]): number {
  const doubled = outline.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [0, 0];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(doubled / 2) * 111.2 ** 2 * Math.cos((49.4 * Math.PI) / 180);
}

describe('regionOutline', () => {
  it('has each town in its region and in no other; Praha lies in Středočeský', () => {
    for (const [region, longitude, latitude] of towns) {
      const found = regionCodes.filter((code) => isInside([longitude, latitude], regionOutline(code)));
      expect(found).toEqual(region === 'praha' ? ['praha', 'stredocesky'] : [region]);
    }
  });

  it('joins its lines without a gap, and covers the two countries once', () => {
    const areas = regionCodes.filter((code) => code !== 'praha').map((code) => areaOf(regionOutline(code)));
    const total = areas.reduce((sum, area) => sum + area, 0);
    // Czechia has 78 871 km², Slovakia 49 035 km².
    expect(total / (78_871 + 49_035)).toBeCloseTo(1, 1);
    for (const code of regionCodes) {
      const outline = regionOutline(code);
      const steps = outline.map(([x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0];
        return Math.hypot(nextX - x, nextY - y);
      });
      expect(Math.max(...steps), code).toBeLessThan(0.56);
      expect(Math.min(...steps), code).toBeGreaterThan(0);
    }
  });

  it('fits into the map', () => {
    for (const code of regionCodes) {
      for (const [longitude, latitude] of regionOutline(code)) {
        const { x, y } = toMapPoint({ longitude, latitude });
        expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height, `${code} ${longitude} ${latitude}`).toBe(
          true,
        );
      }
    }
  });
});
