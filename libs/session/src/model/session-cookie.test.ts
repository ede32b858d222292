import { describe, expect, it } from 'vitest';
import { formatSessionCookie, maxFlashMessages, parseSessionCookie } from './session-cookie';

const id = '0123456789abcdef01234567';

describe('session cookie', () => {
  it('round-trips', () => {
    const flash = [{ kind: 'info' as const, title: 'Pozor', text: 'Košík se změnil' }];
    const session = { id, flash, redirectModal: 'restricted' as const, login: 'ended' as const };
    expect(parseSessionCookie(formatSessionCookie(session))).toEqual(session);
  });

  it('keeps the newest messages when there are too many', () => {
    const flash = Array.from({ length: maxFlashMessages + 2 }, (_, at) => ({ kind: 'info' as const, text: `${at}` }));
    expect(
      parseSessionCookie(formatSessionCookie({ id, flash, redirectModal: null, login: null }))?.flash.map(
        ({ text }) => text,
      ),
    ).toEqual(flash.slice(2).map(({ text }) => text));
  });

  it.each([
    null,
    '',
    'text',
    '{}',
    '{"id":"short","flash":[]}',
    `{"id":"${id}","flash":[{"kind":"unknown","text":"x"}]}`,
  ])('is invalid when it reads %j', (text) => {
    expect(parseSessionCookie(text)).toBeNull();
  });
});
