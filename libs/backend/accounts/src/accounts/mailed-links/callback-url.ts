import * as v from 'valibot';
import { HttpError, type Settings } from '@vyloha/backend-kernel';

const maxUrlLength = 500;

/** Storefront page that a mail links to. */
export const callbackUrl = v.pipe(v.string(), v.maxLength(maxUrlLength, 'tooLong'), v.url());

/**
 * Links in the shop's mails point to the shop only.
 * @throws Refusal 422
 */
export function requireOwnOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>, callback: string): void {
  if (new URL(callback).origin === new URL(publicUrl).origin) return;
  throw new HttpError(422, [{ key: 'invalidValue', field: 'callbackUrl', code: 'invalid' }]);
}
