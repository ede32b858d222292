import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operatorCommands } from '../operator-commands';
import { runVyloha } from '@vyloha/backend-kernel';

/** Requests to the backend. */
let requests: unknown[] = [];
const server = createServer((request, response) => {
  void request.toArray().then((chunks: Buffer[]) => {
    requests.push([request.url, JSON.parse(Buffer.concat(chunks).toString('utf8'))]);
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
});
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BACKEND_PORT', String(typeof address === 'object' ? address?.port : ''));
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await rm(dataDir, { recursive: true });
});

const run = (...args: string[]) => runVyloha(operatorCommands, args);

describe('vyloha', () => {
  it('lists all commands, or those about one thing', async () => {
    const help = await run('--help');
    for (const { name } of operatorCommands) expect(help).toContain(`  ${name}`);
    expect(new Set(operatorCommands.map(({ name }) => name)).size).toBe(operatorCommands.length);
    const ofQuotes = await run('quotes', '--help');
    expect(ofQuotes).toContain('quotes decline');
    expect(ofQuotes).not.toContain('orders state');
  });

  it.each([
    [[], 'orders state'],
    [['backup'], 'backup create'],
    [['order'], "There is no command 'order'."],
    [['orders', 'delete'], "There is no command 'orders delete'."],
    [['orders', 'state', '2026000001', 'gone'], 'orders state 2026000001 new|'],
    [['quotes', 'answer', 'N2026000001', '2026-12-31', 'Words', '1=10'], 'quotes answer N2026000001'],
    [['quotes', 'decline', 'N2026000001'], 'quotes decline N2026000001 "Why"'],
    [['reviews', 'hide'], 'reviews hide ID'],
    [['parcels', 'add', '2026000001'], 'parcels add 2026000001 TRACKING-NUMBER'],
    [['parcels', 'add', '2026000001', 'A', '--line', '1'], 'parcels add 2026000001 TRACKING-NUMBER'],
    [['parcels', 'state', '2026000001', 'one', 'ready'], 'parcels state 2026000001 NUMBER'],
    [['documents', 'save', '20261000001', 'invoice.txt'], 'documents save 20261000001 FILE.pdf|FILE.isdoc|FILE.xml'],
    [['claims', 'state', 'R2026000001', 'accepted', 'Words', 'much'], 'AMOUNT-PAID-BACK'],
  ])('refuses %j, asks nothing and says what it takes', async (args, expected) => {
    await expect(run(...args)).rejects.toThrow(expected);
    expect(requests).toEqual([]);
  });

  it.each([
    [
      ['parcels', 'state', '2026000001', '2', 'ready'],
      ['/store/api/v1/parcel-states', { code: '2026000001', number: 2, state: 'ready' }],
    ],
    [
      ['orders', 'state', '2026000001', 'shipped'],
      ['/store/api/v1/order-statuses', { code: '2026000001', status: 'shipped' }],
    ],
    [
      ['quotes', 'answer', 'N2026000001', '2026-12-31', '1=399.50', 'Rádi'],
      [
        '/store/api/v1/quote-states',
        {
          code: 'N2026000001',
          state: 'answered',
          validUntil: '2026-12-31',
          note: 'Rádi',
          lines: [expect.objectContaining({ number: 1 })],
        },
      ],
    ],
    [
      ['claims', 'state', 'R2026000001', 'accepted', 'Vracíme', '199,50'],
      ['/store/api/v1/claim-states', { code: 'R2026000001', state: 'accepted', note: 'Vracíme', refund: 199.5 }],
    ],
    [
      ['reviews', 'show', 'r-1'],
      ['/store/api/v1/moderation/visibility', { id: 'r-1', hidden: false }],
    ],
    [
      ['newsletter', 'remove', 'a@example.com'],
      ['/store/api/v1/newsletter/subscribers/removal', { email: 'a@example.com' }],
    ],
  ])('asks the backend for %j', async (args, expected) => {
    await run(...args);
    expect(requests).toEqual([expected]);
  });
});
