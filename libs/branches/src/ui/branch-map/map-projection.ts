import type { GeoPoint } from '../../model/branch';
import type { RegionCode } from '../../model/region';
import { regionOutline } from './region-borders';

const west = 12;
const north = 51.12;
/** Degrees of longitude are shorter than those of latitude by the cosine of the middle latitude. */
const perLatitude = 145;
const perLongitude = perLatitude * Math.cos((49.4 * Math.PI) / 180);

export const mapSize = { width: 1004, height: 496 };

/** Where a place is on the map. */
export function toMapPoint({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round((longitude - west) * perLongitude),
    y: Math.round((north - latitude) * perLatitude),
  };
}

/** The area of a region as an SVG path. */
export function regionPath(region: RegionCode): string {
  const points = regionOutline(region).map(([longitude, latitude]) => {
    const { x, y } = toMapPoint({ latitude, longitude });
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
}
