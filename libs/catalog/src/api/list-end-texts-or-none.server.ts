import { graphql, optionalTranslatedFragment, type CmsClient, translatedRichTextFragment } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { type EndText, endTextsResponse } from '../model/product/end-text';

const endTextsQuery = graphql(
  `
    query EndTexts($product: ID!) {
      product_end_text(product: $product) {
        _id
        title {
          ...OptionalTranslatedText
        }
        content {
          ...TranslatedRichTextNodes
        }
      }
    }
  `,
  [translatedRichTextFragment, optionalTranslatedFragment],
);

/** Editors' texts below the products of a category, or below these products. Cached for all shoppers. */
export function listEndTextsOrNone(cms: CmsClient, productId: string): Promise<readonly EndText[]> {
  const texts = cms.query(
    endTextsQuery,
    { product: productId },
    { schema: endTextsResponse, shared: true, optional: true },
  );
  return withUnavailableFallback(texts, () => []);
}
