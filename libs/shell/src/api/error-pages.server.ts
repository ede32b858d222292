import { graphql, translatedFragment, translatedRichTextFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { errorPagesSchemas } from '../model/error-page';

/** The editors' texts for error pages. */
export const errorPagesQuery = graphql(
  `
    query ErrorPages {
      configuration {
        error_pages {
          code
          title {
            ...TranslatedText
          }
          content {
            ...TranslatedRichTextNodes
          }
          image {
            path
            alt {
              ...TranslatedText
            }
          }
        }
      }
    }
  `,
  [translatedFragment, translatedRichTextFragment],
);

/** The editors' texts for error pages; none when the CMS does not respond either. */
export function listErrorPagesOrNone(cms: CmsClient, locale: Locale) {
  return withUnavailableFallback(
    cms.query(errorPagesQuery, {}, { schema: errorPagesSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
