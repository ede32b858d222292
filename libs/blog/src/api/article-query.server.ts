import { graphql, pageMetaFragment, translatedFragment } from '@vyloha/cms-client';
import { articleCardFragment } from './article-card-fragment.server';
import { authorFragment } from './author-fragment.server';

/** All fields of one article. */
export const articleQuery = graphql(
  `
    query Article($slug: String!) {
      article(slug: $slug, limit: 1) {
        ...ArticleCard
        author {
          ...AuthorFields
        }
        tags {
          _id
          title {
            ...TranslatedText
          }
          slug {
            ...TranslatedText
          }
        }
        content {
          uuid
          type
          value
        }
        page_meta {
          ...PageMeta
        }
      }
    }
  `,
  [articleCardFragment, pageMetaFragment, authorFragment, translatedFragment],
);
