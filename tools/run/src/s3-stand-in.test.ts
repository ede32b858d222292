import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3StandIn, s3StandInCredentials } from './s3-stand-in.mjs';
import { listen } from './testing/listen';

let folder: string;
let origin: string;
let server: ReturnType<typeof createS3StandIn>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-s3-'));
  server = createS3StandIn({ folder, maxKeys: 2 });
  origin = await listen(server);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Sent {
  body?: string;
  /** Checksum that is signed; that of the body by default. */
  payload?: string;
  headers?: Record<string, string>;
  secret?: string;
  time?: Date;
}

/** Signed as Amazon's documentation says, written out for a path and a query that need no encoding. */
function send(
  method: string,
  path: string,
  { body = '', secret, time = new Date(), headers = {}, payload }: Sent = {},
) {
  const [pathname = '', query = ''] = path.split('?');
  const date = time.toISOString().replace(/[:-]|\.\d{3}/g, '');
  const scope = `${date.slice(0, 8)}/eu-central-1/s3/aws4_request`;
  const checksum = payload ?? sha256(body);
  const canonical = `${method}\n${pathname}\n${query}\nhost:${new URL(origin).host}\nx-amz-content-sha256:${checksum}\nx-amz-date:${date}\n\nhost;x-amz-content-sha256;x-amz-date\n${checksum}`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret ?? s3StandInCredentials.secret}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${s3StandInCredentials.keyId}/${scope}, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`;
  return fetch(origin + path, {
    method,
    headers: { ...headers, authorization, 'x-amz-content-sha256': checksum, 'x-amz-date': date },
    ...(body !== '' && { body }),
  });
}

describe('the stand-in for S3', () => {
  it('stores objects, answers conditional requests, and lists pages of them', async () => {
    const etag = (await send('PUT', '/shop/a/1', { body: 'one' })).headers.get('etag') ?? '';
    expect(etag).toBe(`"${createHash('md5').update('one').digest('hex')}"`);
    for (const key of ['a/2', 'a/3', 'b']) await send('PUT', `/shop/${key}`, { body: key });
    const found = await send('GET', '/shop/a/1');
    expect([found.status, await found.text(), found.headers.get('etag')]).toEqual([200, 'one', etag]);
    expect((await send('GET', '/shop/a/1', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await send('GET', '/shop/a/1', { headers: { 'if-match': '"other"' } })).status).toBe(412);
    expect((await send('PUT', '/shop/a/1', { body: 'two', headers: { 'if-none-match': '*' } })).status).toBe(412);
    const page = await (await send('GET', '/shop?list-type=2&prefix=a%2F')).text();
    expect(page.match(/<Key>[^<]+/g)).toEqual(['<Key>a/1', '<Key>a/2']);
    const token = /<NextContinuationToken>([^<]+)/.exec(page)?.[1];
    const rest = await (await send('GET', `/shop?continuation-token=${token}&list-type=2&prefix=a%2F`)).text();
    expect(rest.match(/<Key>[^<]+/g)).toEqual(['<Key>a/3']);
    expect((await send('DELETE', '/shop/a/1')).status).toBe(204);
    expect(await (await send('GET', '/shop/a/1')).text()).toContain('<Code>NoSuchKey</Code>');
  });

  it.each<[string, Sent, string]>([
    ['another secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a request of long ago', { time: new Date(Date.now() - 3_600_000) }, 'RequestTimeTooSkewed'],
    ['a body that has changed', { body: 'x', payload: sha256('y') }, 'XAmzContentSHA256Mismatch'],
    ['a header that is not signed', { headers: { 'x-amz-acl': 'public-read' } }, 'AccessDenied'],
  ])('refuses %s', async (_of, sent, code) => {
    expect(await (await send('PUT', '/shop/refused', sent)).text()).toContain(`<Code>${code}</Code>`);
    expect((await send('GET', '/shop/refused')).status).toBe(404);
  });

  it('refuses who signs nothing', async () => {
    expect((await fetch(`${origin}/shop/a/2`)).status).toBe(403);
  });
});
