import { describe, expect, it } from 'vitest';
import { createLocaleDetector } from './locale-detector.server';

describe('createLocaleDetector', () => {
  const detect = createLocaleDetector({ fallback: 'cs', cookieName: 'vyloha_locale' });

  it('uses the locale of the cookie', async () => {
    await expect(detect('a=b; vyloha_locale=sk')).resolves.toBe('sk');
  });

  it.each(['', 'vyloha_locale=de', 'vyloha_locale=', 'other=sk', 'vyloha_locale=%E0%A4%A'])(
    "uses the domain's locale with the cookie %s",
    async (cookie) => {
      await expect(detect(cookie)).resolves.toBe('cs');
    },
  );

  it('uses only the domain where there are several', async () => {
    const ofDomain = createLocaleDetector({ fallback: 'sk', cookieName: null });
    await expect(ofDomain('vyloha_locale=cs')).resolves.toBe('sk');
  });
});
