import type { GeoPoint } from './branch';

/** Something of another site that is shown in a frame once a visitor asks for it. */
export interface EmbeddedFrame {
  url: string;
  /** The site, which learns the visitor's address. */
  host: string;
}

/** Degrees around a single place: some streets. */
const margin = 0.004;
/** Degrees are given to about a metre. */
const digits = 5;

/**
 * What an editor entered to be embedded: a URL, or the HTML of an `<iframe>` as map services offer it.
 * @returns `null` without an address of one of the hosts that pages may embed
 */
export function toEmbeddedFrame(entered: string | null, hosts: readonly string[]): EmbeddedFrame | null {
  if (entered === null) return null;
  const source = /\bsrc=["']([^"']+)["']/.exec(entered)?.[1]?.replaceAll('&amp;', '&') ?? entered.trim();
  if (!URL.canParse(source)) return null;
  const { protocol, host, href } = new URL(source);
  return protocol === 'https:' && hosts.includes(host) ? { url: href, host } : null;
}

/** The area of OpenStreetMap with all the places; a single one is marked. `null` without places. */
export function toOpenStreetMap(places: readonly GeoPoint[]): EmbeddedFrame | null {
  const [first] = places;
  if (first === undefined) return null;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const corners = [
    Math.min(...longitudes) - margin,
    Math.min(...latitudes) - margin,
    Math.max(...longitudes) + margin,
    Math.max(...latitudes) + margin,
  ];
  const query = new URLSearchParams({ bbox: corners.map((one) => one.toFixed(digits)).join(','), layer: 'mapnik' });
  if (places.length === 1) query.set('marker', `${first.latitude},${first.longitude}`);
  const host = 'www.openstreetmap.org';
  return { url: `https://${host}/export/embed.html?${query.toString()}`, host };
}
