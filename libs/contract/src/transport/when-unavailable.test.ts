import { describe, expect, it } from 'vitest';
import { BackendUnavailable } from './backend-unavailable';
import { whenUnavailable } from './when-unavailable';

const unavailable = () =>
  Promise.reject<string>(new BackendUnavailable('GET /x', { requestId: 'r', reason: 'network' }));

describe('whenUnavailable', () => {
  it('gives what was loaded', async () => {
    expect(await whenUnavailable(Promise.resolve('loaded'), () => 'instead')).toBe('loaded');
  });

  it('stands in only for a backend that does not answer', async () => {
    expect(await whenUnavailable(unavailable(), () => 'instead')).toBe('instead');
    await expect(whenUnavailable(Promise.reject<string>(new TypeError('bug')), () => 'instead')).rejects.toThrow('bug');
  });
});
