import { hashToken } from '../tokens';
import { HttpError } from '../http-error';
import type { RequestContext } from './request-context';
import { readCommandKey } from './command-key';

/** @throws Refusal 403 unless the caller is a command on the backend's machine */
export async function requireCommand({
  settings,
  accessTokenHash,
}: Pick<RequestContext, 'settings' | 'accessTokenHash'>): Promise<void> {
  if (accessTokenHash === hashToken(await readCommandKey(settings.dataDir))) return;
  throw new HttpError(403, [{ key: 'forbidden', code: 'forbidden' }]);
}
