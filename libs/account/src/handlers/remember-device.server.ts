import type { AppLoadContext } from '@remix-run/node';

/**
 * Keeps the secret by which the backend knows this browser at its next login: strangers who guess at the password do
 * not lock it out. It opens nothing, so it stays beyond the logout.
 */
export function rememberDevice({ cookies }: Pick<AppLoadContext, 'cookies'>, deviceToken: string | null): void {
  if (deviceToken !== null) cookies.set('device', deviceToken);
}
