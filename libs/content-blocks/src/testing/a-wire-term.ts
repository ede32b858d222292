/** A glossary term as the content system sends it, with overrides for the test. */
export function aWireTerm(changes: Record<string, unknown> = {}) {
  const emptyTranslation = { cs: null, sk: null };
  return {
    _id: 't-mulc',
    title: { cs: 'Mulč', sk: 'Mulč' },
    page_title: { cs: 'Co je mulč', sk: 'Čo je mulč' },
    perex: { cs: 'Pokrývka půdy.', sk: 'Pokrývka pôdy.' },
    description: { cs: [], sk: [] },
    categories: [{ _id: 'c-kury' }],
    virtual_categories: [],
    products: [],
    terms: [],
    page_meta: {
      seo_title: emptyTranslation,
      seo_description: emptyTranslation,
      seo_keywords: emptyTranslation,
      share_image: null,
      meta_noindex: false,
      meta_nofollow: false,
      slug: { cs: 'mulc', sk: 'mulc-sk' },
      canonical_slugs: [],
    },
    ...changes,
  };
}
