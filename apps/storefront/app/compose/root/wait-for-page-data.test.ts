// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { waitForPageData } from './wait-for-page-data';

afterEach(() => vi.unstubAllGlobals());

it('waits for the data that the document streams, without which it would suspend', async () => {
  let send: (chunk: string) => void = () => {};
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    send = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
  };
  const context = { future: { v3_singleFetch: true }, stream: new ReadableStream({ start }), state: null };
  vi.stubGlobal('__remixContext', context);
  const decoded = vi.fn();
  const waiting = waitForPageData().then(decoded);
  await new Promise((resolve) => setTimeout(resolve));
  expect(decoded).not.toHaveBeenCalled();
  send('[{"_1":2},"actionData",null]\n');
  await waiting;
  expect(context.state).toEqual({ actionData: null });
});
