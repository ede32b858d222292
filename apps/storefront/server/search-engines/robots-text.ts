import { addressOn, paths } from '@vyloha/links';
import type { Site } from '@vyloha/links';

/** Paths of one shopper; each alone and with what stands below, so that goods with a like name stay open. */
const personal = [paths.user(), '/checkout', '/auth', '/api'];
/** The steps of an order; the empty cart before them is a page like any other. */
const belowCart = `Disallow: ${paths.cart()}/`;

/** Parameters that change what a page does or how it is sorted and filtered, never what it is. */
const parameters = [
  'addToCart',
  'cena',
  'f.',
  'fbclid',
  'for_credits',
  'kod',
  'razeni',
  'redirectTo',
  'skladem',
  'variant_id',
];

/** What robots are asked to leave alone, and where the sitemap is. */
export function robotsText({ domain, publicUrl }: Site): string {
  return [
    'User-agent: *',
    belowCart,
    ...personal.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    ...parameters.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    '',
    `Sitemap: ${addressOn(domain, '/sitemap.xml', publicUrl)}`,
    '',
  ].join('\n');
}
