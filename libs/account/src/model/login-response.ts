import { displayText, isToken } from '@vyloha/contract';
import * as v from 'valibot';

const token = v.pipe(v.string(), v.check(isToken, 'no token'));

/** Tokens issued at login. */
export interface Login {
  token: string;
  /** Sent with the next login; `null` for a backend without device tokens. */
  deviceToken: string | null;
  /** What the guest's cart and the customer's could not keep both of. */
  cartNotices: readonly string[];
}

/** Response of every login by the customer. */
export const loginResponse = v.pipe(
  v.object({
    access_token: token,
    device_token: v.nullish(token, null),
    cart_notices: v.nullish(v.array(displayText), []),
  }),
  v.transform(({ access_token, device_token: deviceToken, cart_notices: cartNotices }): Login => ({
    token: access_token,
    deviceToken,
    cartNotices,
  })),
);
