import { graphql } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { type ShoppingStop, shoppingStopResponse } from '../model/shopping-stop';

const shoppingStopQuery = graphql(`
  query ShoppingStop {
    configuration {
      cart {
        shopping_disabled
        shopping_disabled_text {
          cs
          sk
        }
        domain_enabled
      }
    }
  }
`);

/** Why the shop sells nothing now; `null` while it does. */
export async function getShoppingStop(cms: CmsClient): Promise<ShoppingStop | null> {
  return cms.query(shoppingStopQuery, {}, { schema: shoppingStopResponse, shared: true, optional: true });
}
