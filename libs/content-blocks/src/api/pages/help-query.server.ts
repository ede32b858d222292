import { graphql, translatedFragment } from '@vyloha/cms-client';
import { pageLinkFragment } from './page-link-fragment.server';

/** Questions with their answers, and pages, by descending weight. */
export const helpQuery = graphql(
  `
    query Help($questions: Int!, $pages: Int!) {
      faq_question(limit: $questions) {
        _id
        title {
          ...TranslatedText
        }
        content {
          cs
          sk
        }
      }
      pages: page(limit: $pages) {
        ...PageLink
      }
    }
  `,
  [translatedFragment, pageLinkFragment],
);
