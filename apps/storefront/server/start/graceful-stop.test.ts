import { Agent, createServer, get } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGracefulStop } from './graceful-stop';
import type { GracefulStop } from './graceful-stop';

const drainMs = 150;
const exit = vi.fn();
const onStopping = vi.fn();
let server: Server;
let graceful: GracefulStop;
let url: string;
let finish: (() => void)[];

beforeEach(async () => {
  exit.mockClear();
  onStopping.mockClear();
  finish = [];
  const listener: RequestListener = (request, response) => {
    if (request.url === '/slow') finish.push(() => response.end('slow'));
    else response.end('ok');
  };
  server = createServer((request, response) => graceful.withConnectionClose(listener)(request, response));
  graceful = createGracefulStop(server, { log: pino({ level: 'silent' }), onStopping, exit });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const agent = new Agent({ keepAlive: true });

function ask(path = '/'): Promise<{ text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ text, headers: response.headers }));
    }).on('error', reject);
  });
}

describe('a server that is stopping', () => {
  it('is not ready at once, serves everything for a while, and asks clients to reconnect', async () => {
    expect((await ask()).headers.connection).toBe('keep-alive');
    graceful.stop('SIGTERM', drainMs);
    expect(onStopping).toHaveBeenCalledTimes(1);
    const { text, headers } = await ask();
    expect([text, headers.connection]).toEqual(['ok', 'close']);
    expect(exit).not.toHaveBeenCalled();
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  });

  it('loses no request of a stream until it is closed', async () => {
    graceful.stop('SIGTERM', drainMs);
    const texts: string[] = [];
    while (server.listening) {
      const response = await ask().catch((error: Error) => ({ text: error.message }));
      if (response.text !== 'ok' && !server.listening) break;
      texts.push(response.text);
    }
    expect(texts.length).toBeGreaterThan(5);
    expect(new Set(texts)).toEqual(new Set(['ok']));
  });

  it('finishes requests in progress', async () => {
    const slow = ask('/slow');
    await expect.poll(() => finish).toHaveLength(1);
    graceful.stop('SIGINT', 0);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
    expect(exit).not.toHaveBeenCalled();
    finish[0]?.();
    expect((await slow).text).toBe('slow');
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  });

  it('does not wait any more on a second stop', async () => {
    graceful.stop('SIGTERM', 60_000);
    graceful.stop('SIGTERM', 60_000);
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  });

  it('aborts requests in progress on a third stop', async () => {
    const slow = ask('/slow').catch((error: unknown) => error);
    await expect.poll(() => finish).toHaveLength(1);
    for (let at = 0; at < 3; at += 1) graceful.stop('SIGTERM', 60_000);
    expect(await slow).toBeInstanceOf(Error);
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  });
});
