import { paths } from '@vyloha/links';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchFrame } from '../app/compose/frame/fetch-frame';
import { frameLoader } from '../app/compose/frame/frame-loader.server';
import { isFrame } from '../app/compose/frame/is-frame';
import { configureTexts } from '../app/compose/texts/configure-texts.server';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { createTestHostServices } from './testing/test-host-services';
import { aVisitor } from './testing/visitor';

let backend: FakeBackend;

beforeAll(async () => {
  configureTexts();
  backend = await startFakeBackend();
});

afterAll(() => backend.close());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function requestFrame(): Promise<Response> {
  const visitor = aVisitor(createTestHostServices(backend));
  const [, loaded] = await visitor.open({ path: paths.frame('newest'), loader: frameLoader });
  if (loaded?.status === 'fulfilled' && loaded.value instanceof Response) return loaded.value;
  throw new Error('There is no frame');
}

it('is requested again until the response is one', async () => {
  const response = await requestFrame();
  const frame: unknown = await response.clone().json();
  expect(isFrame(frame)).toBe(true);
  vi.useFakeTimers();
  const fetchStub = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockResolvedValueOnce(new Response('<!doctype html>'))
    .mockResolvedValueOnce(Response.json({ shell: {}, messages: {} }))
    .mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetchStub);
  const fetched = fetchFrame('newest');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await fetched).toEqual(frame);
  expect(fetchStub).toHaveBeenCalledTimes(5);
});
