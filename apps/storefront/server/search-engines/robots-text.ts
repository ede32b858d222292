import { filterKeyStarts, urlOnDomain, paths } from '@vyloha/links';
import type { Site } from '@vyloha/links';

/** Personal paths; each exactly and with its subpaths, so that products with a similar name stay allowed. */
const personalPaths = [paths.user(), '/checkout', '/auth', '/api'];
/** The steps of an order; the empty cart before them is a page like any other. */
const checkoutRule = `Disallow: ${paths.cart()}/`;

/**
 * Parameters that change a page's behaviour, sorting or filters, never its identity. Not `variant_id`: feeds link to variants,
 * and whoever reads feeds does not take what its robot may not open.
 */
const parameters = [
  ...filterKeyStarts,
  'addToCart',
  'fbclid',
  'for_credits',
  'kod',
  'otevreno',
  'razeni',
  'redirectTo',
].sort();

/** The paths that robots should not crawl, and the URL of the sitemap. */
export function robotsText({ domain, publicUrl }: Site): string {
  return [
    'User-agent: *',
    checkoutRule,
    ...personalPaths.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    ...parameters.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    '',
    `Sitemap: ${urlOnDomain(domain, '/sitemap.xml', publicUrl)}`,
    '',
  ].join('\n');
}
