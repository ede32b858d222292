/** The candidates of a picture as wide as a phone: only such pictures have sizes. */
const candidatesPattern = / srcSet="([^"]*)" sizes="([^"]*)"/i;
const mainPicture = ' fetchpriority="high" width=';

/**
 * `Link` header by which a browser fetches the main picture before it has read the document: it is the largest thing
 * a shopper sees. Null where the page has none.
 */
export function mainPictureLink(html: string): string | null {
  for (let at = html.indexOf(mainPicture); at !== -1; at = html.indexOf(mainPicture, at + 1)) {
    const [, srcSet, sizes] = candidatesPattern.exec(html.slice(html.lastIndexOf('<img ', at), at)) ?? [];
    if (srcSet && sizes) return preloadLink(srcSet.replaceAll('&amp;', '&'), sizes);
  }
  return null;
}

function preloadLink(candidates: string, sizes: string): string {
  const [fallback] = candidates.split(' ');
  return `<${fallback}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${candidates}"; imagesizes="${sizes}"`;
}
