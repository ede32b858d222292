import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { authorSchemas, type Author } from '../model/author';
import { authorFragment } from './articles.server';

export const authorQuery = graphql(
  `
    query Author($slug: String!) {
      author(slug: $slug, limit: 1) {
        ...AuthorFields
        content {
          uuid
          type
          value
        }
      }
    }
  `,
  [authorFragment],
);

/** The author with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getAuthor(cms: CmsClient, slug: string, locale: Locale): Promise<Author | null> {
  return cms.query(authorQuery, { slug }, { schema: authorSchemas[locale], shared: true });
}
