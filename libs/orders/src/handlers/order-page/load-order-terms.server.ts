import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { getOrderTerms } from '../../api/terms.server';
import type { OrderReference } from '../../model/payments/order-reference';

/** What the customer agreed to with the order. */
export interface OrderTermsText {
  /** Language of the order. */
  locale: string;
  nodes: readonly RichTextNode[];
}

/** The terms that an order was placed under; the page is complete without them. */
export async function loadOrderTermsOrNull(
  { store }: AppLoadContext,
  order: OrderReference,
): Promise<OrderTermsText | null> {
  const terms = await withUnavailableFallback(getOrderTerms(store, order), () => null);
  return terms && { locale: terms.locale, nodes: parseRichText(terms.content) };
}
