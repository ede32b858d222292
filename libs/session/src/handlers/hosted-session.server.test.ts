import type { CookieKey } from '@vyloha/contract';
import { describe, expect, it } from 'vitest';
import type { FlashMessage } from '../model/flash-message';
import { parseSessionCookie } from '../model/session-cookie';
import type { RedirectModalReason } from '../model/shopper-session';
import { driveSession } from '../machine/drive-session';
import { aCookieJar } from '../testing/a-cookie-jar';
import { aSessionStart } from '../testing/a-session-start';
import { createHostedSession } from './hosted-session.server';

const id = '0123456789abcdef01234567';
const saved: FlashMessage = { kind: 'success', text: 'Uloženo' };
const loginEnded: FlashMessage = { kind: 'warning', text: 'Přihlášení vypršelo' };
const removed: FlashMessage = { kind: 'info', text: 'Odebráno' };

async function aSession(waiting: readonly FlashMessage[] | null, redirectModal: RedirectModalReason | null = null) {
  const cookieValues = new Map<CookieKey, string>();
  const stored = waiting === null ? null : { id, flash: [...waiting], redirectModal, login: null };
  const session = createHostedSession({
    drive: await driveSession(aSessionStart({ sessionId: id })),
    measure: (_, work) => work(),
    cookies: aCookieJar(cookieValues),
    stored,
    firedMessages: waiting ?? [],
    redirectModal,
    login: null,
    loginEndedMessage: loginEnded,
  });
  return { session, remembered: () => parseSessionCookie(cookieValues.get('session') ?? null) };
}

describe('createHostedSession', () => {
  it('stores a new session and leaves an unchanged one alone', async () => {
    const first = await aSession(null);
    first.session.commit(true);
    expect(first.remembered()).toEqual({ id, flash: [], redirectModal: null, login: null });
    const known = await aSession([]);
    known.session.commit(true);
    expect(known.remembered()).toBeNull();
  });

  it('continues under another id once renewed, with the pending messages', async () => {
    const { session, remembered } = await aSession([]);
    session.renew();
    session.flash(saved);
    session.commit(false);
    expect(session.id).toMatch(/^[0-9a-f]{24}$/);
    expect(session.id).not.toBe(id);
    expect(remembered()).toEqual({ id: session.id, flash: [saved], redirectModal: null, login: null });
  });

  it('notes that a login has ended, says it once, and forgets it with the next login', async () => {
    const { session, remembered } = await aSession([loginEnded]);
    session.endLogin();
    session.flash(loginEnded);
    session.commit(false);
    expect(remembered()).toEqual({ id, flash: [loginEnded], redirectModal: null, login: 'ended' });
    session.renew();
    expect(session.isLoginEnded).toBe(false);
  });

  it('removes messages that a page has shown', async () => {
    const { session, remembered } = await aSession([saved]);
    expect(session.fireFlashMessages()).toEqual([saved]);
    session.commit(true);
    expect(remembered()).toEqual({ id, flash: [], redirectModal: null, login: null });
  });

  it.each([
    ['the answer was a redirect', true, false],
    ['no page asked for them', false, true],
  ])('keeps messages pending when %s', async (_, areFired, wasVisible) => {
    const { session, remembered } = await aSession([saved]);
    if (areFired) session.fireFlashMessages();
    session.flash(removed);
    session.commit(wasVisible);
    expect(remembered()?.flash).toEqual([saved, removed]);
  });

  it('queues messages of a page for the next page', async () => {
    const { session, remembered } = await aSession([saved]);
    session.fireFlashMessages();
    session.flash(removed);
    session.commit(true);
    expect(remembered()?.flash).toEqual([removed]);
  });

  it('opens the redirect modal on one page', async () => {
    const requesting = await aSession([]);
    requesting.session.openRedirectModal('restricted');
    expect(requesting.session.fireRedirectModal()).toBeNull();
    requesting.session.commit(true);
    expect(requesting.remembered()?.redirectModal).toBe('restricted');

    const redirected = await aSession([], 'restricted');
    redirected.session.commit(false);
    expect(redirected.remembered()?.redirectModal).toBe('restricted');

    const restricted = await aSession([], 'restricted');
    expect(restricted.session.fireRedirectModal()).toBe('restricted');
    restricted.session.commit(true);
    expect(restricted.remembered()?.redirectModal).toBeNull();
  });
});
