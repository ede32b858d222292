import { graphql, wordsFragment } from '@vyloha/cms-client';
import { pageLinkFragment } from './page-link-fragment.server';

/** Questions with their answers, and pages, the weightiest first. */
export const helpQuery = graphql(
  `
    query Help($questions: Int!, $pages: Int!) {
      faq_question(limit: $questions) {
        _id
        title {
          ...Words
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
  [wordsFragment, pageLinkFragment],
);
