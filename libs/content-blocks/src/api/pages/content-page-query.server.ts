import { graphql } from '@vyloha/cms-client';
import { contactImageFragment } from './contact-image-fragment.server';
import { contentPageFragment } from './content-page-fragment.server';
import { pageLinkFragment } from './page-link-fragment.server';

/** A page by its slug, and the pages with the highest weight. */
export const contentPageQuery = graphql(
  `
    query ContentPage($slug: String!, $pages: Int!) {
      page(slug: $slug) {
        ...ContentPage
      }
      pages: page(limit: $pages) {
        ...PageLink
      }
      configuration {
        ...ContactImage
      }
    }
  `,
  [contentPageFragment, pageLinkFragment, contactImageFragment],
);
