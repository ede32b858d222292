import { describe, expect, it, vi } from 'vitest';
import { withConsent } from './with-consent.server';

const id = 'a'.repeat(24);

async function sessionToldBy(closed: string | null) {
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

describe('the recommender outside', () => {
  it('is told whose session it is by who agreed to be measured', async () => {
    expect(await sessionToldBy('consent.measuring')).toEqual([{ placement: 'homepage', session: id }]);
  });

  it.each([null, '', 'consent', 'measuring', 'topBanner-abc.form', 'nonsense'])('is not with %j', async (closed) => {
    expect(await sessionToldBy(closed)).toEqual([{ placement: 'homepage', session: null }]);
  });
});
