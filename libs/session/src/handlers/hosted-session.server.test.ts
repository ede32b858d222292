import type { CookieKey } from '@vyloha/contract';
import { describe, expect, it } from 'vitest';
import type { FlashMessage } from '../model/flash-message';
import { parseSessionCookie } from '../model/session-cookie';
import { aCookieJar } from '../testing/a-cookie-jar';
import { createHostedSession } from './hosted-session.server';

const id = '0123456789abcdef01234567';
const saved: FlashMessage = { kind: 'success', text: 'Uloženo' };
const removed: FlashMessage = { kind: 'info', text: 'Odebráno' };

function aSession(waiting: readonly FlashMessage[] | null) {
  const kept = new Map<CookieKey, string>();
  const stored = waiting === null ? null : { id, flash: [...waiting] };
  const session = createHostedSession({ id, cookies: aCookieJar(kept), stored, fired: waiting ?? [] });
  return { session, remembered: () => parseSessionCookie(kept.get('session') ?? null) };
}

describe('createHostedSession', () => {
  it('remembers a new session and leaves a known one alone', () => {
    const first = aSession(null);
    first.session.remember(true);
    expect(first.remembered()).toEqual({ id, flash: [] });
    const known = aSession([]);
    known.session.remember(true);
    expect(known.remembered()).toBeNull();
  });

  it('forgets messages that a page has shown', () => {
    const { session, remembered } = aSession([saved]);
    expect(session.fireFlashMessages()).toEqual([saved]);
    session.remember(true);
    expect(remembered()).toEqual({ id, flash: [] });
  });

  it.each([
    ['the answer was a redirect', true, false],
    ['no page asked for them', false, true],
  ])('keeps messages waiting when %s', (_, areFired, wasShown) => {
    const { session, remembered } = aSession([saved]);
    if (areFired) session.fireFlashMessages();
    session.flash(removed);
    session.remember(wasShown);
    expect(remembered()?.flash).toEqual([saved, removed]);
  });

  it('queues for the next page what a page itself has to say', () => {
    const { session, remembered } = aSession([saved]);
    session.fireFlashMessages();
    session.flash(removed);
    session.remember(true);
    expect(remembered()?.flash).toEqual([removed]);
  });
});
