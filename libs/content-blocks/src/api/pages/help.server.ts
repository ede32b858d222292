import { graphql, translatedFragment, translatedRichTextFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { helpSchemas, type Help } from '../../model/pages/help';
import { contactImageFragment, pageLinkFragment } from './content-pages.server';

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

interface HelpLimits {
  questions: number;
  pages: number;
}

/** Questions and pages in one locale, by descending weight; shared by all shoppers. */
export async function getHelp(cms: CmsClient, locale: Locale, limits: HelpLimits): Promise<Help> {
  return cms.query(helpQuery, { ...limits }, { schema: helpSchemas[locale], shared: true });
}
