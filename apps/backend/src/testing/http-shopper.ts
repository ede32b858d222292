import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { aPlaceBody } from './place-body';

const guestAnswer = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });
const placedAnswer = v.object({ data: v.object({ order: v.looseObject({ code: v.string(), token: v.string() }) }) });

export type PlacedOrder = v.InferOutput<typeof placedAnswer>['data']['order'];

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Shoppers of a test come from addresses of their own, as in life: the limits by address are not for all of them. */
function addressOf(token: string): string {
  const [a = 0, b = 0] = createHash('sha256').update(token).digest();
  return `198.18.${a}.${b}`;
}

/** A guest who puts goods into a new cart; answers its token. */
export async function fillCartAt(url: string, id: string, amount = 1): Promise<string> {
  const response = await post(`${url}/store/api/v1/cart/items`, { id, amount });
  return v.parse(guestAnswer, await response.json()).meta.custom.guestCartToken;
}

/** Places that cart; `order` is null unless the answer is 200. */
export async function placeCartAt(url: string, token: string): Promise<{ status: number; order: PlacedOrder | null }> {
  const response = await post(`${url}/store/api/v1/cart/place`, aPlaceBody(), {
    'x-guest-cart': token,
    'x-forwarded-for': addressOf(token),
  });
  const answer: unknown = await response.json();
  const order = response.status === 200 ? v.parse(placedAnswer, answer).data.order : null;
  return { status: response.status, order };
}
