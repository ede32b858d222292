import type { CertifiedOrder } from '../model/order/certified-order';

/**
 * Reports an order to the certification service of a price comparison site.
 * @throws when it answers anything but 200, or on timeout
 */
export async function postCertifiedOrder(
  { url, apiKey }: { url: string; apiKey: string },
  order: CertifiedOrder,
  signal: AbortSignal,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ apiKey, ...order }), signal });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`The certification service answered ${response.status}`);
}
