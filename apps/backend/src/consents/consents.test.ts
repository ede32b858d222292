import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentWording, cookieConsent } from '@vyloha/backend-accounts/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

const url = '/store/api/v1/cookie-consents';
const decision = { granted: ['analytics'], version: '1a2b3c4d', wording: 'Ostatní jen s vaším souhlasem.' };
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const post = (body: object, headers: Record<string, string> = {}) => shop.call('POST', url, { body, headers });

describe('decisions about cookies', () => {
  it('are stored with time, purposes and wording; a withdrawal is one more of the same browser', async () => {
    const { json } = await post(decision);
    expect(json).toEqual({ data: { id: expect.stringMatching(/^[\w-]{36}$/) } });
    const { id } = (json as { data: { id: string } }).data;
    expect((await post({ ...decision, id, granted: [] })).json).toEqual({ data: { id } });
    const stored = await shop.db
      .select()
      .from(cookieConsent)
      .innerJoin(consentWording, eq(consentWording.id, cookieConsent.wordingId))
      .orderBy(asc(cookieConsent.id));
    const words = { locale: 'cs', version: decision.version, wording: decision.wording };
    expect(stored).toMatchObject([
      { cookie_consent: { browser: id, granted: ['analytics'], decidedAt: shop.clock.now }, consent_wording: words },
      { cookie_consent: { browser: id, granted: [] }, consent_wording: words },
    ]);
    expect(await shop.db.$count(consentWording)).toBe(1);
  });

  it('keep the words of each language', async () => {
    await post({ ...decision, wording: 'Ostatné iba s vaším súhlasom.' }, { 'x-locale': 'sk' });
    expect(await shop.db.$count(consentWording, eq(consentWording.locale, 'sk'))).toBe(1);
  });

  it.each([{ granted: ['everything'] }, { id: 'jana@example.com' }, { wording: '' }, { version: 'x'.repeat(33) }])(
    'are refused with %j',
    async (changes) => {
      expect((await post({ ...decision, ...changes })).status).toBeGreaterThanOrEqual(400);
    },
  );
});
