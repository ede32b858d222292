import { describe, expect, it, vi } from 'vitest';
import { withConsent } from './with-consent.server';

const id = 'a'.repeat(24);

async function sentSessionFor(closed: string | null) {
  const recommender = vi.fn(async () => null);
  await withConsent(
    recommender,
    { get: (name) => (name === 'closed' ? closed : null) },
    { id },
  )({
    placement: 'homepage',
  });
  expect(recommender).toHaveBeenCalledTimes(1);
  return recommender.mock.calls.flat();
}

describe('the external recommender', () => {
  it('receives the session id only of shoppers who gave consent', async () => {
    expect(await sentSessionFor('consent.measuring')).toEqual([{ placement: 'homepage', session: id }]);
  });

  it.each([null, '', 'consent', 'measuring', 'topBanner-abc.form', 'nonsense'])('not with %j', async (closed) => {
    expect(await sentSessionFor(closed)).toEqual([{ placement: 'homepage', session: null }]);
  });
});
