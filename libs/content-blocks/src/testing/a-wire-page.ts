interface WireText {
  cs: string;
  sk: string;
}

/** A text page as the content system sends it, with overrides for the test. */
export function aWirePage(changes: Record<string, unknown> = {}) {
  const title: WireText = { cs: 'Doprava a platba', sk: 'Doprava a spôsoby platby' };
  const slug: WireText = { cs: 'doprava', sk: 'doprava-sk' };
  const paragraph = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  return {
    _id: 'doprava',
    title,
    content: { cs: paragraph('Balíme do papíru.'), sk: paragraph('Balíme do papiera.') },
    contact_box: {
      title_frontend: { cs: 'Zeptejte se', sk: null },
      description: { cs: 'Poradíme s výběrem.', sk: null },
      show_button: true,
    },
    page_meta: {
      seo_title: { cs: null, sk: null },
      seo_description: { cs: 'Kurýr, pošta, odběr.', sk: null },
      seo_keywords: { cs: null, sk: null },
      share_image: null,
      meta_noindex: false,
      meta_nofollow: false,
      slug,
      canonical_slugs: [{ language: 'cs', slug: slug.cs }],
    },
    ...changes,
  };
}
