import { type CmsClient, graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';
import { whenUnavailable, type Locale } from '@vyloha/contract';
import { listHeadSchemas, type ListHead } from '../model/list-head';

export const listHeadQuery = graphql(
  `
    query ArticleListHead {
      configuration_article_list {
        title {
          ...Words
        }
        perex {
          ...SomeWords
        }
        description {
          ...SomeWords
        }
        image {
          ...Picture
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);

/** What editors put above the list of articles; null when they did not, or the content system is silent. */
export function getListHeadOrNone(cms: CmsClient, locale: Locale): Promise<ListHead | null> {
  const head = cms.query(listHeadQuery, {}, { schema: listHeadSchemas[locale], shared: true, optional: true });
  return whenUnavailable(head, () => null);
}
