/** Whether a customer may download the products of an order: the shop's setting may allow it to companies only. */
export function hasOrderFiles(
  functions: Readonly<Record<string, boolean>>,
  { isBusiness }: { isBusiness: boolean },
): boolean {
  return isBusiness || functions['business_order_downloads'] !== true;
}
