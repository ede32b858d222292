/** A text in both languages; the Slovak one is marked as such. */
const translated = (cs: string) => ({ cs, sk: `${cs} SK` });

const emptyTranslation = { cs: null, sk: null };

/** A category as the content system sends it, with overrides for the test. */
export function aWireCategory(changes: Record<string, unknown> = {}) {
  return {
    _id: 'ac-zahrada',
    title: translated('Zahrada'),
    menu_title: emptyTranslation,
    slug: { cs: 'zahrada', sk: 'zahrada-sk' },
    master_category: null,
    perex: emptyTranslation,
    image: null,
    content: [],
    ...changes,
  };
}

/** An author as the content system sends them, with overrides for the test. */
export function aWireAuthor(changes: Record<string, unknown> = {}) {
  return {
    _id: 'au-jana',
    title: translated('Jana Bláhová'),
    slug: translated('jana-blahova'),
    perex: translated('Pěstuje rajčata.'),
    author_has_page: true,
    image: null,
    content: [],
    ...changes,
  };
}

/** An article as the content system sends it, with overrides for the test. */
export function aWireArticle(changes: Record<string, unknown> = {}) {
  return {
    _id: 'a-rajcata',
    date_published: '2026-03-01T08:00:00Z',
    title: translated('Jak na rajčata'),
    short_title: emptyTranslation,
    perex: translated('Od semínka ke sklizni.'),
    image: { path: 'scene-spring', alt: translated('Záhon') },
    author: aWireAuthor(),
    category: aWireCategory(),
    tags: [{ _id: 'at-zelenina', title: translated('Zelenina'), slug: translated('zelenina') }],
    content: [
      { uuid: 'b-1', type: 'text', value: { cs: { text: 'Sejte v únoru.' }, sk: { text: 'Sejte vo februári.' } } },
    ],
    page_meta: {
      slug: translated('jak-na-rajcata'),
      seo_title: emptyTranslation,
      seo_description: emptyTranslation,
      seo_keywords: emptyTranslation,
      share_image: null,
      meta_noindex: false,
      meta_nofollow: false,
      canonical_slugs: [{ language: 'cs', slug: 'jak-na-rajcata' }],
    },
    ...changes,
  };
}
