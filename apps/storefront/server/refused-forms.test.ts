import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { paths } from '@vyloha/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { sendRawRequest } from './testing/raw-request';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  backend.responses.set('/store/api/v1/needed', { status: 200, body: { data: 'tady' } });
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

const encoded = 'application/x-www-form-urlencoded';
const parted = 'multipart/form-data; boundary=x';

function part(name: string, value: string, rest = ''): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
}

async function statusOf(
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  path = '/needed',
  headers = {},
): Promise<number> {
  const init = { method: 'POST', headers: { 'Content-Type': type, ...headers }, body, redirect: 'manual' } as const;
  return (await fetch(`${host.url}${path}`, init)).status;
}

/** Posts without a `Content-Length`. */
async function statusOfStream(chunk: Buffer, count: number): Promise<number | undefined> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${host.url}/needed`, { method: 'POST', headers: { 'Content-Type': encoded } }, resolve);
    sent.once('error', reject);
    for (let at = 0; at < count; at += 1) sent.write(chunk);
    sent.end();
  });
  response.resume();
  return response.statusCode;
}

describe('a form', () => {
  it.each([
    [parted, 'no part'],
    [parted, '--x\r\nContent-Disposition: form-data'],
    [parted, ''],
    ['Multipart/Form-Data', '--x--'],
    [parted, `${part('a', '1')}${'--x\r\n'.repeat(9_000)}`],
  ])('as %s of %.40j cannot be read: 400', async (type, body) => {
    expect(await statusOf(type, body)).toBe(400);
  });

  it.each([
    ['of 64 000 fields', encoded, 'a=&'.repeat(21_000)],
    ['of 201 fields', encoded, 'a=1&'.repeat(200)],
    ['of 201 parts', parted, `${part('a', '1').repeat(201)}--x--\r\n`],
    ['with a file', parted, `${part('a', '1', '; filename="a.txt"')}--x--\r\n`],
  ])('%s is not sent by the shop: 400', async (_, type, body) => {
    expect(await statusOf(type, body)).toBe(400);
  });

  it('of more than 64 kB is too large, with or without a declared length: 413', async () => {
    const large = `a=${'x'.repeat(64 * 1024)}`;
    expect(await statusOf(encoded, large)).toBe(413);
    expect(await statusOf(parted, `${part('a', large)}--x--\r\n`)).toBe(413);
    expect(await statusOfStream(Buffer.from(large), 1)).toBe(413);
    expect(await statusOfStream(Buffer.alloc(1024 * 1024, 'x'), 20)).toBe(413);
  });

  it('of an order may be as large as a spreadsheet', async () => {
    const list = `lines=${'x'.repeat(400 * 1024)}`;
    for (const path of [paths.orderImport(), `${paths.orderImport()}.data`]) {
      expect(await statusOf(encoded, list, path)).not.toBe(413);
      expect(await statusOf(encoded, list + list, path)).toBe(413);
    }
  });

  it('of an order may have a file, in its own field and on its own page only', async () => {
    const file = (name: string) => `${part(name, 'kod;ks', '; filename="a.csv"')}--x--\r\n`;
    expect(await statusOf(parted, file('file'), paths.orderImport())).not.toBe(400);
    expect(await statusOf(parted, file('lines'), paths.orderImport())).toBe(400);
    expect(await statusOf(parted, file('file'))).toBe(400);
    expect(
      await statusOf(parted, `${part('file', 'a', '; filename="a.csv"')}${file('file')}`, paths.orderImport()),
    ).toBe(400);
  });

  it('of a checkout names all lines of the cart that its shopper saw', async () => {
    const seen = `seen=${'x'.repeat(190 * 1024)}`;
    expect(await statusOf(encoded, seen, paths.checkoutMethods())).not.toBe(413);
    expect(await statusOf(encoded, seen + seen, paths.checkoutMethods())).toBe(413);
  });

  it('that is compressed is never decompressed: 415', async () => {
    const packed = new Uint8Array(gzipSync('a=1'));
    expect(await statusOf(encoded, packed, '/needed', { 'Content-Encoding': 'gzip' })).toBe(415);
    expect(await statusOf(encoded, 'a=1', '/needed', { 'Content-Encoding': 'identity' })).toBe(303);
  });

  it.each([
    [parted, `${part('a', '1')}--x--\r\n`],
    [parted, `${part('a', '1').repeat(200)}--x--\r\n`],
    [encoded, '%&=&a'],
    [encoded, ''],
    [`${encoded}; charset=UTF-8`, 'a=1&'.repeat(199)],
    [encoded, '__proto__=1&constructor=2&a[b]=3&a[99999999]=4'],
  ])('as %s of %.40j is accepted', async (type, body) => {
    expect(await statusOf(type, body)).toBe(303);
  });

  it('that breaks off affects no other request', async () => {
    const headers = [`Content-Type: ${encoded}`, 'Content-Length: 100'];
    await sendRawRequest(host.url, { method: 'POST', target: '/needed', headers, body: 'a=1', endsEarly: true });
    expect(await statusOf(encoded, 'a=1')).toBe(303);
  });
});
