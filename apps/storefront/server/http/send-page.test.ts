// @vitest-environment node
import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express from 'express';
import { expect, it } from 'vitest';
import { sendStream } from './send-page';

type Part = ReadableStreamDefaultController<Uint8Array>;

/** Requests a response whose first part is sent at once; `after` controls the rest, and the client's disconnect. */
async function endOf(
  after: (part: Part, leave: () => void) => void,
  onResponse: (response: express.Response) => void = () => {},
): Promise<unknown> {
  let part: Part | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (part = controller) });
  let ended: Promise<unknown> = Promise.resolve();
  let sentResponse: express.Response | undefined;
  const app = express().get('/', (request, response) => {
    onResponse(response);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    ended = sendStream(request, response, { status: 200, headers, body }).then(
      () => 'sent',
      (error: unknown) => error,
    );
    part?.enqueue(new TextEncoder().encode('{"products":'));
    sentResponse = response;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const leave = () => {
    sentResponse?.once('close', () => part?.close());
    call.destroy();
  };
  const call = get({ port, host: '127.0.0.1', headers: { 'Accept-Encoding': 'gzip' } });
  call.on('error', () => {});
  const [response] = await once(call, 'response');
  response.on('error', () => {});
  await once(response, 'data');
  if (part) after(part, leave);
  const end = await ended;
  server.closeAllConnections();
  server.close();
  return end;
}

it('does not report a disconnected client as a failure', async () => {
  expect(await endOf((_part, leave) => leave())).toBe('sent');
});

it('does not warn of a leak of listeners where the host has some of its own', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => warnings.push(name);
  process.on('warning', onWarning);
  const onResponse = (response: express.Response) => {
    for (let count = 0; count < 5; count += 1) response.on('close', () => {});
  };
  await endOf((_part, leave) => leave(), onResponse);
  // Warnings are emitted in the next turn.
  await nextTurn();
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

it('reports a response that fails', async () => {
  const broken = new Error('broken');
  expect(await endOf((part) => part.error(broken))).toBe(broken);
});

it('makes a file only as fast as the client reads it', async () => {
  const chunk = new Uint8Array(64 * 1024);
  const count = 2_000;
  let made = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += 1;
      if (made > count) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const app = express().get('/', (request, response) => {
    const headers = new Headers({ 'Content-Type': 'application/zip' });
    void sendStream(request, response, { status: 200, headers, body });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [response] = await once(get({ port, host: '127.0.0.1' }), 'response');
  response.pause();
  let before = -1;
  while (made > before) {
    before = made;
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  }
  // Sockets hold some megabytes, and nothing is made beyond them.
  expect(made).toBeLessThan(count / 2);
  let read = 0;
  for await (const part of response) read += part.length;
  expect(read).toBe(count * chunk.byteLength);
  server.close();
});
