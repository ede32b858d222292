import { graphql, translatedFragment, translatedRichTextFragment } from '@vyloha/cms-client';
import { contactImageFragment } from './contact-image-fragment.server';
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
          ...TranslatedRichTextNodes
        }
      }
      pages: page(limit: $pages) {
        ...PageLink
      }
      configuration {
        ...ContactImage
      }
    }
  `,
  [translatedRichTextFragment, translatedFragment, pageLinkFragment, contactImageFragment],
);
