const nothing = { cs: null, sk: null };

/** A category as the content system sends it. */
export function aWireCategory(changes: Record<string, unknown> = {}) {
  return {
    _id: 'c-hadice',
    kind: 'category',
    store_id: 'c-hadice',
    title: { cs: 'Hadice', sk: 'Hadice SK' },
    path: { cs: 'zahrada/hadice', sk: 'zahrada/hadice-sk' },
    content: [],
    description: { cs: 'Hadice všech délek.', sk: null },
    text_below_products: { cs: 'Jak vybrat hadici.', sk: null },
    ancestors: [],
    children: [],
    page_meta: {
      seo_title: nothing,
      seo_description: nothing,
      seo_keywords: nothing,
      share_image: null,
      slug: { cs: 'zahrada/hadice', sk: 'zahrada/hadice-sk' },
      canonical_slugs: [],
      meta_nofollow: false,
      meta_noindex: false,
    },
    ...changes,
  };
}
