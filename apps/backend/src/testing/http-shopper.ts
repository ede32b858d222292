import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { createPlaceBody } from './place-body';

const guestCartResponse = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });
const placeOrderResponse = v.object({
  data: v.object({ order: v.looseObject({ code: v.string(), token: v.string() }) }),
});

export type PlacedOrder = v.InferOutput<typeof placeOrderResponse>['data']['order'];

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Each test shopper has an address of its own, so that they do not share the per-address limits. */
function ipAddressOf(token: string): string {
  const [a = 0, b = 0] = createHash('sha256').update(token).digest();
  return `198.18.${a}.${b}`;
}

/** A guest who puts products into a new cart; returns its token. */
export async function fillCartAt(url: string, id: string, amount = 1): Promise<string> {
  const response = await post(`${url}/store/api/v1/cart/items`, { id, amount });
  return v.parse(guestCartResponse, await response.json()).meta.custom.guestCartToken;
}

/** Another call of that shopper. @param body none with a method other than POST */
export async function callAt(url: string, token: string, method: 'POST' | 'DELETE', path: string, body?: unknown) {
  return fetch(`${url}/store/api/v1/${path}`, {
    method,
    headers: {
      'x-guest-cart': token,
      'x-forwarded-for': ipAddressOf(token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Places that cart; `order` is null unless the response is 200. @param changes of the usual order */
export async function placeCartAt(
  url: string,
  token: string,
  changes: Parameters<typeof createPlaceBody>[0] = {},
): Promise<{ status: number; order: PlacedOrder | null }> {
  const response = await post(`${url}/store/api/v1/cart/place`, createPlaceBody(changes), {
    'x-guest-cart': token,
    'x-forwarded-for': ipAddressOf(token),
  });
  const responseBody: unknown = await response.json();
  const order = response.status === 200 ? v.parse(placeOrderResponse, responseBody).data.order : null;
  return { status: response.status, order };
}
