import { describe, expect, it } from 'vitest';
import { BackendUnavailable } from './backend-unavailable';
import { withUnavailableFallback } from './with-unavailable-fallback';

const unavailable = () =>
  Promise.reject<string>(new BackendUnavailable('GET /x', { requestId: 'r', reason: 'network' }));

describe('withUnavailableFallback', () => {
  it('returns the loaded value', async () => {
    expect(await withUnavailableFallback(Promise.resolve('loaded'), () => 'instead')).toBe('loaded');
  });

  it('uses the fallback only for an unavailable backend', async () => {
    expect(await withUnavailableFallback(unavailable(), () => 'instead')).toBe('instead');
    await expect(
      withUnavailableFallback(Promise.reject<string>(new TypeError('bug')), () => 'instead'),
    ).rejects.toThrow('bug');
  });
});
