import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changes } from './changes';
import { followChanges } from './follow-changes';
import { createPurge, proxyCacheHeaders } from './proxy-cache';

describe('Changes', () => {
  it('knows what changed since a point, and not what changed before it', () => {
    const changes = new Changes();
    const before = changes.now;
    changes.note(['product:hose', 'content']);
    const after = changes.now;
    expect(changes.hasChanged(['content'], before)).toBe(true);
    expect(changes.hasChanged(['shop', 'product:can'], before)).toBe(false);
    changes.note(['shop']);
    expect(changes.hasChanged(['content'], after)).toBe(false);
  });

  it.each([
    [['products'], ['product:hose']],
    [['product:hose'], ['products']],
    [['*'], ['product:hose']],
    [['*'], []],
  ])('%j changes what depends on %j', (changed, kept) => {
    const changes = new Changes();
    const before = changes.now;
    changes.note(changed);
    expect(changes.hasChanged(kept, before)).toBe(true);
    expect(changes.hasChanged(kept, changes.now)).toBe(false);
  });

  it('takes as changed what it has forgotten', () => {
    const changes = new Changes();
    const before = changes.now;
    changes.note(['product:first']);
    const after = changes.now;
    for (let index = 0; index < 20_000; index += 1) changes.note([`product:${index}`]);
    expect(changes.hasChanged(['product:first'], before)).toBe(true);
    expect(changes.hasChanged(['product:first'], after)).toBe(false);
  });
});

describe('what a caching proxy is told', () => {
  let proxy: Server;
  let url: string;
  let keys: (string | undefined)[];
  const warn = vi.fn();

  beforeEach(async () => {
    keys = [];
    proxy = createServer(({ method, headers }, response) => {
      keys.push(`${method} ${String(headers['surrogate-key'])}`);
      response.end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((resolve) => proxy.close(resolve)));

  const purges = (tags: string[]) => new Changes(createPurge({ url, log: { warn }, pauseMs: 10 })).note(tags);

  it.each([
    [['product:p 1'], 'PURGE product%3Ap%201 products'],
    [['products'], 'PURGE page-with-products'],
    [['product:p-1', 'shop', 'content'], 'PURGE page'],
    [['*'], 'PURGE page'],
  ])('%j is %s, twice', async (tags, purge) => {
    purges(tags);
    await vi.waitFor(() => expect(keys).toEqual([purge, purge]), 20_000);
  });

  it('names the documents by the same keys', () => {
    expect(proxyCacheHeaders(['product:p 1'])['Surrogate-Key']).toBe('page page-with-products product%3Ap%201');
    expect(proxyCacheHeaders(['products'])['Cache-Tag']).toBe('page,page-with-products,products');
    expect(proxyCacheHeaders([])['Cache-Tag']).toBe('page');
  });

  it('many products are named in several requests', async () => {
    purges(Array.from({ length: 120 }, (_, index) => `product:${index}`));
    await vi.waitFor(() => expect(keys).toHaveLength(6), 20_000);
    expect(
      keys
        .slice(0, 3)
        .join(' ')
        .match(/product%3A\d+/g),
    ).toHaveLength(120);
  });

  it('a proxy that does not answer is logged', async () => {
    createPurge({ url: 'http://127.0.0.1:1', log: { warn } })(['shop']);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000);
  });
});

describe('followChanges', () => {
  let server: Server;
  let baseUrl: string;
  let answer: (write: (text: string) => void, end: () => void) => void;
  let status: number;
  let stop: AbortController;
  const log = { info: vi.fn(), warn: vi.fn() };
  const pauses = { least: 10, most: 20, absent: 20 };

  beforeEach(async () => {
    vi.clearAllMocks();
    status = 200;
    stop = new AbortController();
    server = createServer((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/event-stream' });
      answer(
        (text) => response.write(text),
        () => response.end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    stop.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const follow = (changes: Changes) => followChanges({ baseUrl, changes, log, signal: stop.signal, pauses });

  it('notes each event, also one that comes in pieces', async () => {
    answer = (write) => {
      write(':\n\ndata: {"tags":["con');
      setTimeout(() => write('tent"]}\n\n'), 10);
    };
    const changes = new Changes();
    const before = changes.now;
    void follow(changes);
    await vi.waitFor(() => expect(changes.hasChanged(['content'], before)).toBe(true), 20_000);
    expect(changes.hasChanged(['shop'], before)).toBe(false);
  });

  it('takes everything as changed after an interruption', async () => {
    let connections = 0;
    answer = (write, end) => {
      connections += 1;
      write(':\n\n');
      if (connections === 1) end();
    };
    const changes = new Changes();
    const before = changes.now;
    void follow(changes);
    await vi.waitFor(() => expect(changes.hasChanged([], before)).toBe(true), 20_000);
    expect([connections, changes.isConnected]).toEqual([2, true]);
  });

  it('goes on after an event that it cannot read, and after a failure', async () => {
    let connections = 0;
    answer = (write, end) => {
      connections += 1;
      status = connections === 1 ? 503 : 200;
      write(connections < 3 ? 'data: {"tags":1}\n\n' : 'data: {"tags":["shop"]}\n\n');
      if (connections < 3) end();
    };
    const changes = new Changes();
    const before = changes.now;
    void follow(changes);
    await vi.waitFor(() => expect(changes.hasChanged(['shop'], before)).toBe(true), 20_000);
  });

  it('waits for a backend that has such a stream', async () => {
    let connections = 0;
    status = 404;
    answer = (write, end) => {
      connections += 1;
      if (connections === 2) status = 200;
      if (connections < 3) end();
      else write(':\n\n');
    };
    const changes = new Changes();
    const before = changes.now;
    void follow(changes);
    await vi.waitFor(() => expect(changes.hasChanged([], before)).toBe(true), 20_000);
    expect(log.info).toHaveBeenCalledExactlyOnceWith('the backend does not tell what changes');
  });
});
