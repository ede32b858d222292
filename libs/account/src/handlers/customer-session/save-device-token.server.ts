import type { AppLoadContext } from '@remix-run/node';

/**
 * Stores the token by which the backend recognises this browser at its next login: strangers guessing the password do
 * not lock it out. It grants no access, so it survives the logout.
 */
export function saveDeviceToken({ cookies }: Pick<AppLoadContext, 'cookies'>, deviceToken: string | null): void {
  if (deviceToken !== null) cookies.set('device', deviceToken);
}
