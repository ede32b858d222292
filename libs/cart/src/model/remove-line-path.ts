import { paths, withQuery } from '@vyloha/links';

/** Query key of the cart page that asks whether to remove a line. */
export const removeLineKey = 'odebrat';

/** Address where a shopper without script is asked whether to remove a line. */
export function removeLinePath(lineId: string): string {
  return withQuery(paths.cart(), { [removeLineKey]: lineId });
}
