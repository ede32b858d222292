import type { CertifiedOrder } from '../model/order/certified-order';
import type { ConvertedOrder } from '../model/order/converted-order';

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

/**
 * Reports a conversion to a price comparison site.
 * @throws when it answers anything but 200, or on timeout
 */
export async function postConversion(
  { url, key }: { url: string; key: string },
  order: ConvertedOrder,
  signal: AbortSignal,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ PRIVATE_KEY: key, sandbox: false, ...order });
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`The conversion service answered ${response.status}`);
}
