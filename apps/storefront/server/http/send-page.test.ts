// @vitest-environment node
import { once } from 'node:events';
import { get } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { sendStream } from './send-page';

type Part = ReadableStreamDefaultController<Uint8Array>;

/** Requests a response whose first part is sent at once; `after` controls the rest, and the client's disconnect. */
async function endOf(after: (part: Part, leave: () => void) => void): Promise<unknown> {
  let part: Part | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (part = controller) });
  let ended: Promise<unknown> = Promise.resolve();
  let sentResponse: express.Response | undefined;
  const app = express().get('/', (request, response) => {
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

it('reports a response that fails', async () => {
  const broken = new Error('broken');
  expect(await endOf((part) => part.error(broken))).toBe(broken);
});
