import {
  graphql,
  optionalTranslatedFragment,
  pictureFragment,
  translatedFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listHeaderSchemas, type ListHeader } from '../model/list-header';

export const listHeaderQuery = graphql(
  `
    query ArticleListHeader {
      configuration_article_list {
        title {
          ...TranslatedText
        }
        perex {
          ...OptionalTranslatedText
        }
        description {
          ...OptionalTranslatedText
        }
        image {
          ...Picture
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);

/** The header of the article list; null when editors set none, or the content system does not respond. */
export function getListHeaderOrNull(cms: CmsClient, locale: Locale): Promise<ListHeader | null> {
  const header = cms.query(listHeaderQuery, {}, { schema: listHeaderSchemas[locale], shared: true, optional: true });
  return withUnavailableFallback(header, () => null);
}
