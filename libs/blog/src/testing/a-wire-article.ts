/** A text in both languages; the Slovak one shows what it is. */
const words = (cs: string) => ({ cs, sk: `${cs} SK` });

const nothing = { cs: null, sk: null };

/** A category as the content system sends it, changed as the test needs. */
export function aWireCategory(changes: Record<string, unknown> = {}) {
  return {
    _id: 'ac-zahrada',
    title: words('Zahrada'),
    menu_title: nothing,
    slug: { cs: 'zahrada', sk: 'zahrada-sk' },
    master_category: null,
    perex: nothing,
    image: null,
    content: [],
    ...changes,
  };
}

/** An author as the content system sends them, changed as the test needs. */
export function aWireAuthor(changes: Record<string, unknown> = {}) {
  return {
    _id: 'au-jana',
    title: words('Jana Bláhová'),
    slug: words('jana-blahova'),
    perex: words('Pěstuje rajčata.'),
    author_has_page: true,
    image: null,
    content: [],
    ...changes,
  };
}

/** An article as the content system sends it, changed as the test needs. */
export function aWireArticle(changes: Record<string, unknown> = {}) {
  return {
    _id: 'a-rajcata',
    date_published: '2026-03-01T08:00:00Z',
    title: words('Jak na rajčata'),
    short_title: nothing,
    perex: words('Od semínka ke sklizni.'),
    image: { path: 'scene-spring', alt: words('Záhon') },
    author: aWireAuthor(),
    category: aWireCategory(),
    tags: [{ _id: 'at-zelenina', title: words('Zelenina'), slug: words('zelenina') }],
    content: [
      { uuid: 'b-1', type: 'text', value: { cs: { text: 'Sejte v únoru.' }, sk: { text: 'Sejte vo februári.' } } },
    ],
    page_meta: {
      slug: words('jak-na-rajcata'),
      seo_title: nothing,
      seo_description: nothing,
      meta_noindex: false,
      meta_nofollow: false,
      canonical_slugs: [{ language: 'cs', slug: 'jak-na-rajcata' }],
    },
    ...changes,
  };
}
