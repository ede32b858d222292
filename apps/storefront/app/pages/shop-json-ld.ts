import { paths } from '@vyloha/links';

/** The shop and its search as schema.org data for search engines. */
export function shopJsonLd(name: string, origin: string) {
  const url = `${origin}${paths.home()}`;
  const target = `${origin}${paths.search()}?q={search_term_string}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name, url },
      {
        '@type': 'WebSite',
        name,
        url,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: target },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
