import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { Refusal } from '../server/refusal';

const longestAddress = 500;

/** Page of the storefront that a mail leads to. */
export const callbackUrl = v.pipe(v.string(), v.maxLength(longestAddress, 'tooLong'), v.url());

/**
 * A mail of the shop leads to the shop and nowhere else.
 * @throws Refusal 422
 */
export function refuseForeign({ publicUrl }: Pick<Settings, 'publicUrl'>, callback: string): void {
  if (new URL(callback).origin === new URL(publicUrl).origin) return;
  throw new Refusal(422, [{ key: 'invalidValue', field: 'callbackUrl', code: 'invalid' }]);
}
