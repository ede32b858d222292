import type { FastifyRequest } from 'fastify';
import { HttpError, type RequestContext, hashToken, readCommandKey } from '@vyloha/backend-kernel';

/** The password of HTTP Basic, whoever's name is with it; null when there is none. */
function passwordOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null;
}

/**
 * For pages that people open: the key of commands, as a bearer token or as the password that a browser asks for.
 * @throws HttpError 401, with which a browser asks for it
 */
export async function requireOperator(
  { settings, accessTokenHash }: Pick<RequestContext, 'settings' | 'accessTokenHash'>,
  request: FastifyRequest,
): Promise<void> {
  const password = passwordOf(request);
  const hash = password === null ? accessTokenHash : hashToken(password);
  if (hash === hashToken(await readCommandKey(settings.dataDir))) return;
  throw new HttpError(401, [{ key: 'forbidden', code: 'forbidden' }], {
    'WWW-Authenticate': 'Basic realm="Vyloha", charset="UTF-8"',
  });
}
