import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Config } from '@vyloha/config/server';
import { CircuitBreakers } from '@vyloha/http-client';
import { AwsV4Signer } from 'aws4fetch';
import { parseDocument } from 'htmlparser2';
import { Agent, type Dispatcher, request as send } from 'undici';
import {
  type FileContent,
  type FileInfo,
  type FileStore,
  FileTooLarge,
  FilesUnavailable,
  type LocalFile,
  type OpenFile,
  maxFileBytes,
  maxReadBytes,
  requireFileKey,
} from './file-store';

/** A store nearby answers within tenths of a second; a page waits this long at most, and once. */
const silenceMs = 5_000;
const retryMs = 200;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface S3Request {
  method: Method;
  /** Null for the bucket. */
  key: string | null;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Made anew for each try. */
  body?: () => Readable | Buffer;
}

type S3Response = Pick<Dispatcher.ResponseData, 'headers' | 'body'> & { status: number };

/** What may succeed a moment later. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

const headerOf = ({ headers }: S3Response, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

/** The texts of elements by their names, each `Contents` a record of its own. */
interface XmlNode {
  name: string;
  children: XmlNode[];
  text: string;
}

function toNode(node: { type: string; name?: string; data?: string; children?: unknown[] }): XmlNode {
  const children = (node.children ?? []) as Parameters<typeof toNode>[0][];
  return {
    name: node.name ?? '',
    children: children.filter(({ type }) => type === 'tag').map(toNode),
    text: children.map(({ data = '', type }) => (type === 'text' ? data : '')).join(''),
  };
}

/** The root element of a response. */
function parseXml(xml: string): XmlNode | null {
  const document = toNode(parseDocument(xml, { xmlMode: true, decodeEntities: true }));
  return document.children[0] ?? null;
}

const textOf = (node: XmlNode | null, name: string) => node?.children.find((child) => child.name === name)?.text ?? '';

async function sha256Of(content: Buffer | LocalFile): Promise<string> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(content)) hash.update(content);
  else await pipeline(createReadStream(content.path), hash);
  return hash.digest('hex');
}

/** Files of a bucket by the S3 protocol: Amazon's, or another one that speaks it. */
export class S3Store implements FileStore {
  readonly place: string;
  readonly #agent = new Agent({ headersTimeout: silenceMs, bodyTimeout: silenceMs, connect: { timeout: silenceMs } });
  readonly #circuit: CircuitBreakers;
  /** Keys of signatures of a day. */
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor(
    private readonly config: S3Config,
    onChange: (isAway: boolean) => void = () => undefined,
  ) {
    const { bucket, prefix, endpoint } = config;
    this.place = `s3://${bucket}/${prefix} (${endpoint})`;
    this.#circuit = new CircuitBreakers({ onChange: (_path, isOpen) => onChange(isOpen) });
  }

  localPath(): null {
    return null;
  }

  /** The store compares the checksum that is signed, so that what was damaged on its way is refused. */
  async put(key: string, content: Buffer | LocalFile): Promise<void> {
    const bytes = Buffer.isBuffer(content) ? content.length : (await stat(content.path)).size;
    if (bytes > maxFileBytes) throw new FileTooLarge(key, bytes, maxFileBytes);
    const response = await this.#send({
      method: 'PUT',
      key,
      headers: { 'content-length': String(bytes), 'x-amz-content-sha256': await sha256Of(content) },
      body: () => (Buffer.isBuffer(content) ? content : createReadStream(content.path)),
    });
    await response.body.dump();
  }

  async get(key: string): Promise<FileContent | null> {
    const response = await this.#sendForFile({ method: 'GET', key });
    if (response === null) return null;
    const { bytes, changedAt } = this.#describe(response);
    if (bytes > maxReadBytes) {
      response.body.destroy();
      throw new FileTooLarge(key, bytes, maxReadBytes);
    }
    const content = await buffer(response.body).catch((error: unknown) => this.#fail(error));
    if (content.length !== bytes) this.#fail(new Error(`${key} ended after ${content.length} of ${bytes} bytes`));
    return { content, bytes, changedAt };
  }

  async open(key: string): Promise<OpenFile | null> {
    const response = await this.#sendForFile({ method: 'GET', key });
    return response === null ? null : { ...this.#describe(response), stream: response.body };
  }

  async head(key: string): Promise<FileInfo | null> {
    const response = await this.#sendForFile({ method: 'HEAD', key });
    if (response === null) return null;
    await response.body.dump();
    return { key, ...this.#describe(response) };
  }

  async delete(key: string): Promise<void> {
    const response = await this.#sendForFile({ method: 'DELETE', key });
    await response?.body.dump();
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    const start = this.config.prefix.length;
    let token = '';
    do {
      const query = {
        'list-type': '2',
        prefix: this.config.prefix + prefix,
        ...(token !== '' && { 'continuation-token': token }),
      };
      const response = await this.#send({ method: 'GET', key: null, query });
      const page = parseXml(await text(response.body).catch((error: unknown) => this.#fail(error)));
      if (page?.name !== 'ListBucketResult') this.#fail(new Error('a listing is not in the format of S3'));
      for (const entry of page?.children.filter(({ name }) => name === 'Contents') ?? []) {
        const key = textOf(entry, 'Key').slice(start);
        // Consoles make folders as empty files whose names end in a slash.
        if (key.endsWith('/')) continue;
        yield { key, bytes: Number(textOf(entry, 'Size')), changedAt: new Date(textOf(entry, 'LastModified')) };
      }
      token = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : '';
    } while (token !== '');
  }

  /** A file has the time at which it was stored, and no other. */
  touch(): Promise<void> {
    return Promise.resolve();
  }

  #urlOf({ key, query = {} }: S3Request): URL {
    const { bucket, endpoint, isPathStyle, prefix } = this.config;
    const url = new URL(endpoint);
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
    const names = [...(isPathStyle ? [bucket] : []), ...(key === null ? [] : (prefix + key).split('/'))];
    url.pathname = `/${names.map(encodeURIComponent).join('/')}`;
    // As the signature has them; URLSearchParams would write spaces as plus signs.
    url.search = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    return url;
  }

  async #sign(request: S3Request): Promise<{ url: URL; headers: Record<string, string> }> {
    const { credentials, region } = this.config;
    const signer = new AwsV4Signer({
      method: request.method,
      url: this.#urlOf(request).href,
      headers: { 'x-amz-content-sha256': emptySha256, ...request.headers },
      accessKeyId: credentials.keyId,
      secretAccessKey: credentials.secret,
      ...(credentials.token !== null && { sessionToken: credentials.token }),
      service: 's3',
      region,
      cache: this.#signingKeys,
    });
    const { url, headers } = await signer.sign();
    return { url, headers: Object.fromEntries(headers) };
  }

  /** Once more after what may be passing: each of these requests may be sent twice. */
  async #sendTwice(request: S3Request): Promise<S3Response> {
    const attempt = async (): Promise<S3Response> => {
      const { url, headers } = await this.#sign(request);
      const body = request.body?.();
      const response = await send(url, {
        method: request.method,
        headers,
        dispatcher: this.#agent,
        ...(body !== undefined && { body }),
      });
      return { status: response.statusCode, headers: response.headers, body: response.body };
    };
    const first = await attempt().catch((error: unknown) => (isTimeout(error) ? Promise.reject(error) : null));
    if (first !== null && !isPassing(first.status)) return first;
    await first?.body.dump();
    await pause(retryMs);
    return attempt();
  }

  /** @throws FilesUnavailable for any answer but a success and, in `allowed`, that there is no such file */
  async #send(request: S3Request, allowed: readonly number[] = []): Promise<S3Response> {
    if (request.key !== null) requireFileKey(request.key);
    if (!(await this.#circuit.allows(circuitPath))) {
      return this.#fail(new Error('the store does not answer'));
    }
    const startedAt = performance.now();
    const response = await this.#sendTwice(request).catch((error: unknown) => {
      this.#circuit.recordFailure(circuitPath, isTimeout(error) ? 'timeout' : 'failure', performance.now() - startedAt);
      return this.#fail(error);
    });
    const { status } = response;
    if (isPassing(status)) this.#circuit.recordFailure(circuitPath, 'failure');
    else this.#circuit.recordSuccess(circuitPath);
    if (status >= 200 && status < 300) return response;
    const failure = parseXml(await text(response.body).catch(() => ''));
    const code = textOf(failure, 'Code');
    if (allowed.includes(status) && code !== 'NoSuchBucket') return { ...response, status: 404 };
    return this.#fail(new Error(`${status} ${code} ${textOf(failure, 'Message')}`.trim()));
  }

  async #sendForFile(request: S3Request): Promise<S3Response | null> {
    const response = await this.#send(request, [404]);
    return response.status === 404 ? null : response;
  }

  #describe(response: S3Response): { bytes: number; changedAt: Date } {
    return {
      bytes: Number(headerOf(response, 'content-length')),
      changedAt: new Date(headerOf(response, 'last-modified')),
    };
  }

  #fail(cause: unknown): never {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FilesUnavailable(`Files in ${this.place} cannot be read or written (${reason}).`, cause);
  }
}

const circuitPath = 'files';
const emptySha256 = createHash('sha256').digest('hex');

/** Waited for long enough already. */
const isTimeout = (error: unknown) =>
  error instanceof Error &&
  /^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$/.test('code' in error ? String(error.code) : '');
