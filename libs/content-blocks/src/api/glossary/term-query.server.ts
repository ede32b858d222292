import { graphql, pageMetaFragment, optionalTranslatedFragment, translatedRichTextFragment } from '@vyloha/cms-client';
import { termLinkFragment } from './term-link-fragment.server';

/** All fields of one glossary term. */
export const termQuery = graphql(
  `
    query Term($slug: String!) {
      term(slug: $slug, limit: 1) {
        ...TermLink
        page_title {
          ...OptionalTranslatedText
        }
        description {
          ...TranslatedRichTextNodes
        }
        categories {
          _id
        }
        virtual_categories {
          _id
        }
        products {
          id
        }
        terms {
          ...TermLink
        }
        page_meta {
          ...PageMeta
        }
      }
    }
  `,
  [translatedRichTextFragment, termLinkFragment, optionalTranslatedFragment, pageMetaFragment],
);
