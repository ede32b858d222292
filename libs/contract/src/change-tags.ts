/** What a kept response depends on, and what the backend says has changed; see docs/contract.md. */
export const changeTags = {
  /** Whatever was kept before. */
  everything: '*',
  /** Settings, currencies, countries, branches, shipping and payment. */
  shop: 'shop',
  /** Pages, articles, menus, addresses and pictures. */
  content: 'content',
  /** Categories, brands, parameters, and which products there are. */
  catalog: 'catalog',
  /** Any product. */
  products: 'products',
  /** Its texts, prices, stock or reviews. */
  product: (id: string) => `product:${id}`,
} as const;

/** Of a response that shows products. Beyond this number it depends on all of them. */
const maxTags = 100;

/** The tags of a response in its header `Cache-Tag`. */
export function formatProductTags(ids: Iterable<string>): string {
  const tags = [...new Set(ids)].map((id) => encodeURIComponent(changeTags.product(id)));
  return tags.length > maxTags ? changeTags.products : tags.join(',');
}

/** @returns the tags in a header `Cache-Tag` */
export function parseTags(header: string): string[] {
  return header.split(',').filter(Boolean).map(decodeTag);
}

function decodeTag(tag: string): string {
  try {
    return decodeURIComponent(tag.trim());
  } catch {
    return changeTags.products;
  }
}
