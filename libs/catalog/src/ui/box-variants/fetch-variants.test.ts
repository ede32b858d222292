import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchVariants } from './fetch-variants';

const fetchStub = vi.fn(async () => Response.json({ products: {}, messages: {} }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once for the boxes of a list, which become interactive one after another', async () => {
  const responses = [];
  for (const id of ['p-1', 'p-2', 'p-3']) {
    responses.push(fetchVariants({ id, variantId: `${id}-v`, isDefaultVariant: id !== 'p-2' }));
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.runAllTimersAsync();
  await Promise.all(responses);
  expect(fetchStub.mock.calls).toEqual([['/varianty?id=p-1&id=p-2&id=p-3&listed=p-2-v', {}]]);
});
