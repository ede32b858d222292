import { readConfig } from '@vyloha/config/server';
import { consentVersion } from '@vyloha/shell/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { configureTexts } from '../texts/configure-texts.server';
import { withConsent } from './with-consent.server';

const id = 'a'.repeat(24);
const config = readConfig({ RECOMMENDER_URL: 'http://recommender.example' });

beforeAll(() => configureTexts());

async function sentSessionFor(closed: string | null) {
  const recommender = vi.fn(async () => null);
  const cookies = { get: (name: string) => (name === 'closed' ? closed : null) };
  await withConsent(recommender, { config, cookies }, { id })({ placement: 'homepage' });
  expect(recommender).toHaveBeenCalledTimes(1);
  return recommender.mock.calls.flat();
}

describe('the external recommender', () => {
  it('receives the session id only of shoppers who gave consent', async () => {
    const agreed = `consent-${consentVersion(config)}.preferences`;
    expect(await sentSessionFor(agreed)).toEqual([{ placement: 'homepage', session: id }]);
    expect(await sentSessionFor(agreed.replace('preferences', 'analytics.marketing'))).toEqual([
      { placement: 'homepage', session: null },
    ]);
  });

  it.each([null, '', 'consent', 'preferences', 'consent.preferences', 'consent-0ld.preferences', 'nonsense'])(
    'not with %j',
    async (closed) => {
      expect(await sentSessionFor(closed)).toEqual([{ placement: 'homepage', session: null }]);
    },
  );
});
