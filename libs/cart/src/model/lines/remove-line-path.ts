import { paths, withQuery } from '@vyloha/links';

/** Query parameter of the cart page with the line whose removal is to be confirmed. */
export const removeLineKey = 'odebrat';

/** Path where a shopper without script confirms the removal of a line. */
export function removeLinePath(lineId: string): string {
  return withQuery(paths.cart(), { [removeLineKey]: lineId });
}
