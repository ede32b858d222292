import { hashToken } from '../accounts/tokens';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { readCommandKey } from './command-key';

/** @throws Refusal 403 unless a command on the backend's machine asks */
export async function requireCommand({
  settings,
  accessTokenHash,
}: Pick<RequestContext, 'settings' | 'accessTokenHash'>): Promise<void> {
  if (accessTokenHash === hashToken(await readCommandKey(settings.dataDir))) return;
  throw new Refusal(403, [{ key: 'forbidden', code: 'forbidden' }]);
}
