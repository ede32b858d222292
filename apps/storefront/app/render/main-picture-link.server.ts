/** The main picture of a page, as wide as a phone: only such pictures have sizes. */
const mainPicture = /<img (?=[^>]* fetchpriority="high")[^>]* srcSet="([^"]*)" sizes="([^"]*)"[^>]*>/i;

/**
 * `Link` header by which a browser fetches the main picture before it has read the document: it is the largest thing
 * a shopper sees. Null where the page has none.
 */
export function mainPictureLink(html: string): string | null {
  const [, srcSet, sizes] = mainPicture.exec(html) ?? [];
  if (!srcSet || !sizes) return null;
  const candidates = srcSet.replaceAll('&amp;', '&');
  const [fallback] = candidates.split(' ');
  return `<${fallback}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${candidates}"; imagesizes="${sizes}"`;
}
