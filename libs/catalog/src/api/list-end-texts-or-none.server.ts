import { graphql, someWordsFragment, type CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { type EndText, endTextsResponse } from '../model/product/end-text';

const endTextsQuery = graphql(
  `
    query EndTexts($product: ID!) {
      product_end_text(product: $product) {
        _id
        title {
          ...SomeWords
        }
        content {
          cs
          sk
        }
      }
    }
  `,
  [someWordsFragment],
);

/** What editors say below all goods of a category, or below these. Shared by all shoppers. */
export function listEndTextsOrNone(cms: CmsClient, productId: string): Promise<readonly EndText[]> {
  const texts = cms.query(
    endTextsQuery,
    { product: productId },
    { schema: endTextsResponse, shared: true, optional: true },
  );
  return whenUnavailable(texts, () => []);
}
