import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { type SalesPause, salesPauseResponse } from '../model/adding/sales-pause';

const salesPauseQuery = graphql(
  `
    query SalesPause {
      configuration {
        cart {
          shopping_disabled
          shopping_disabled_text {
            ...OptionalTranslatedText
          }
          domain_enabled
        }
      }
    }
  `,
  [optionalTranslatedFragment],
);

/** Reason why sales are paused; `null` while the shop sells. */
export async function getSalesPause(cms: CmsClient): Promise<SalesPause | null> {
  return cms.query(salesPauseQuery, {}, { schema: salesPauseResponse, shared: true, optional: true });
}
