// @ts-check
// A stand-in that speaks the S3 protocol as far as a shop needs it: objects of any bucket in a folder, addressed by path.
// Each request is refused unless its signature (version 4) is right, so that a client which signs wrongly fails here as
// well. `npm start` starts it where FILES_URL names it; by itself:
//   node tools/run/src/s3-stand-in.mjs 4017 /tmp/objects
//   FILES_URL='s3://vyloha?endpoint=http://127.0.0.1:4017&pathStyle=true' AWS_ACCESS_KEY_ID=vyloha AWS_SECRET_ACCESS_KEY=stand-in-secret
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** @typedef {{ keyId: string; secret: string }} Credentials */
/** @typedef {{ status: number; headers?: Record<string, string>; body?: string | Buffer }} Reply */

export const s3StandInCredentials = { keyId: 'vyloha', secret: 'stand-in-secret' };

/** Clocks may differ by so much. */
const maxSkewMs = 15 * 60 * 1000;
const algorithm = 'AWS4-HMAC-SHA256';
const unsignedPayload = 'UNSIGNED-PAYLOAD';

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** An error of the protocol. */
class S3Error extends Error {
  /** @param {number} status @param {string} code @param {string} message */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** As the signature writes it: all but letters, digits and `-._~`. @param {string} text */
const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** @param {string} text */
const escapeXml = (text) =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\u0000-\u001f]/g, (c) => `&#${c.charCodeAt(0)};`);

/** @param {string} name @param {string | number | boolean} text */
const element = (name, text) => `<${name}>${escapeXml(String(text))}</${name}>`;
/** @param {string} root @param {string} content */
const xml = (root, content) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`;

/** @param {string} amzDate as in 20261129T080000Z */
const timeOf = (amzDate) =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Signature version 4 by its headers.
 * @param {import('node:http').IncomingMessage} request @param {URL} url @param {Buffer} body @param {Credentials} credentials
 */
function verifySignature({ method = '', headers }, url, body, { keyId, secret }) {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (match === null) throw new S3Error(403, 'AccessDenied', 'The request is not signed');
  const [, givenKeyId, day = '', region = '', signedHeaders = '', signature = ''] = match;
  if (givenKeyId !== keyId) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist');
  const names = signedHeaders.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !names.includes(name))) throw new S3Error(403, 'AccessDenied', 'A header is not signed');
  const time = String(headers['x-amz-date']);
  if (!(Math.abs(timeOf(time) - Date.now()) <= maxSkewMs) || !time.startsWith(day)) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The time of the request differs too much');
  }
  const payload = String(headers['x-amz-content-sha256']);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  const expected = hmac(key, [algorithm, time, scope, sha256(canonical)].join('\n'));
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match');
  }
  if (payload !== unsignedPayload && payload !== sha256(body)) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body does not have the checksum that is signed');
  }
}

/** @param {string | undefined} header @param {string} etag */
const namesTag = (header, etag) =>
  header !== undefined && header.split(',').some((tag) => ['*', etag].includes(tag.trim()));

/**
 * @param {{ folder: string; credentials?: Credentials; maxKeys?: number }} options maxKeys of one page of a listing
 */
export function createS3StandIn({ folder, credentials = s3StandInCredentials, maxKeys = 1000 }) {
  /** @param {string} bucket @param {string} key */
  const pathOf = (bucket, key) => join(folder, encode(bucket), encode(key));

  /** @param {string} path */
  async function find(path) {
    const [content, found] = await Promise.all([readFile(path), stat(path)]).catch(() => [null, null]);
    if (content === null || found === null) return null;
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    return { content, etag, changedAt: found.mtime };
  }

  /** @param {string} bucket @param {URLSearchParams} query @returns {Promise<Reply>} */
  async function list(bucket, query) {
    if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented', 'Only ListObjectsV2 is known');
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
    const max = Math.min(maxKeys, Number(query.get('max-keys') ?? maxKeys));
    const names = (await readdir(join(folder, encode(bucket))).catch(() => [])).filter((name) => !name.startsWith('.'));
    const keys = names
      .map(decodeURIComponent)
      .filter((key) => key.startsWith(prefix))
      .sort();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, max);
    const contents = await Promise.all(
      page.map(async (key) => {
        const found = await find(pathOf(bucket, key));
        if (found === null) return '';
        const { content, etag, changedAt } = found;
        return `<Contents>${element('Key', key)}${element('LastModified', changedAt.toISOString())}${element('ETag', etag)}${element('Size', content.length)}${element('StorageClass', 'STANDARD')}</Contents>`;
      }),
    );
    const isTruncated = rest.length > page.length;
    const next = isTruncated
      ? element('NextContinuationToken', Buffer.from(page.at(-1) ?? '').toString('base64url'))
      : '';
    const about = `${element('Name', bucket)}${element('Prefix', prefix)}${element('KeyCount', page.length)}${element('MaxKeys', max)}`;
    return {
      status: 200,
      headers: { 'Content-Type': 'application/xml' },
      body: xml('ListBucketResult', `${about}${element('IsTruncated', isTruncated)}${next}${contents.join('')}`),
    };
  }

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers @param {Buffer} body @returns {Promise<Reply>} */
  async function put(path, headers, body) {
    const known = await find(path);
    if (known !== null && namesTag(headers['if-none-match'], known.etag)) {
      throw new S3Error(412, 'PreconditionFailed', 'The object is there already');
    }
    await mkdir(join(path, '..'), { recursive: true });
    const draft = join(path, '..', `.${randomUUID()}`);
    await writeFile(draft, body);
    await rename(draft, path);
    return { status: 200, headers: { ETag: `"${createHash('md5').update(body).digest('hex')}"` } };
  }

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers @returns {Promise<Reply>} */
  async function get(path, headers) {
    const found = await find(path);
    if (found === null) throw new S3Error(404, 'NoSuchKey', 'The key does not exist');
    const { content, etag, changedAt } = found;
    if (headers['if-match'] !== undefined && !namesTag(headers['if-match'], etag)) {
      throw new S3Error(412, 'PreconditionFailed', 'The object has changed');
    }
    const about = { ETag: etag, 'Last-Modified': changedAt.toUTCString() };
    if (namesTag(headers['if-none-match'], etag)) return { status: 304, headers: about };
    return {
      status: 200,
      headers: { ...about, 'Content-Length': String(content.length), 'Content-Type': 'application/octet-stream' },
      body: content,
    };
  }

  /** @param {import('node:http').IncomingMessage} request @param {Buffer} body @returns {Promise<Reply>} */
  async function answer(request, body) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname === '/readyz') return { status: 200 };
    verifySignature(request, url, body, credentials);
    const [bucket = '', ...parts] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const { method, headers } = request;
    if (key === '') {
      if (method !== 'GET') throw new S3Error(501, 'NotImplemented', 'Buckets are there once they have an object');
      return list(bucket, url.searchParams);
    }
    const path = pathOf(bucket, key);
    if (method === 'PUT') return put(path, headers, body);
    if (method === 'GET' || method === 'HEAD') return get(path, headers);
    if (method !== 'DELETE') throw new S3Error(405, 'MethodNotAllowed', 'The method is not allowed');
    await rm(path, { force: true });
    return { status: 204 };
  }

  return createServer(async (request, response) => {
    const body = await buffer(request);
    const reply = await answer(request, body).catch((error) => {
      const { status = 500, code = 'InternalError', message } = error;
      const content = `${element('Code', code)}${element('Message', message)}`;
      return { status, headers: { 'Content-Type': 'application/xml' }, body: xml('Error', content) };
    });
    response.writeHead(reply.status, { ...reply.headers, 'x-amz-request-id': randomUUID() });
    response.end(request.method === 'HEAD' ? undefined : reply.body);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , port = '4017', folder = '.data/s3-stand-in', maxKeys = '1000'] = process.argv;
  // Started by another process, it ends with it.
  process.once('disconnect', () => process.exit());
  const server = createS3StandIn({ folder, maxKeys: Number(maxKeys) }).listen(Number(port), '127.0.0.1', () => {
    const address = server.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
    const { keyId, secret } = s3StandInCredentials;
    if (process.send !== undefined) return void process.send({ endpoint, keyId, secret });
    console.log(`FILES_URL='s3://vyloha?endpoint=${endpoint}&pathStyle=true'`);
    console.log(`AWS_ACCESS_KEY_ID=${keyId} AWS_SECRET_ACCESS_KEY=${secret}`);
  });
}
