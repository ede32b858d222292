import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { paths, sameOriginPathOrNull } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type { FlashMessage } from '../model/flash-message';

/** Longer than other messages: there is something to do. */
const noticeMs = 30_000;

/** What a shopper is told whose token the backend does not accept any more. */
export function loginEndedMessage(t: AppLoadContext['t']): FlashMessage {
  return { kind: 'warning', text: t('session:loginEnded'), duration: noticeMs };
}

/**
 * The login page with the way back, for a shopper whose login has ended by itself; `null` for everybody else, and in a
 * shop without a login. It says what happened also when another tab was told before.
 * @param returnPath with its query
 */
export function loginOfEnded(
  { config, session, t }: Pick<AppLoadContext, 'config' | 'session' | 't'>,
  returnPath: string,
): Response | null {
  if (!session.isLoginEnded || !isFeatureOn(config.features, 'login')) return null;
  session.flash(loginEndedMessage(t));
  return seeOther(paths.login(sameOriginPathOrNull(returnPath) ?? undefined));
}
