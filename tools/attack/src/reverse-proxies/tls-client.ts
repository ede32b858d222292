import { connect as connectHttp2, constants } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { Agent, request as sendHttps } from 'node:https';

export interface TlsResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

interface TlsRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const timeoutMs = 30_000;

/** A client that keeps its connection, as a browser or another proxy does; certificates are taken as they are. */
export interface TlsClient {
  send(path: string, request?: TlsRequest): Promise<TlsResponse>;
  close(): void;
}

/** @param localAddress of the loopback, so that several clients are several addresses */
export function createHttp1Client(origin: string, localAddress = '127.0.0.1'): TlsClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const options = { agent, method, headers: { ...headers, ...length }, timeout: timeoutMs };
        const request = sendHttps(new URL(path, origin), options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        request.once('timeout', () => request.destroy(new Error('no answer')));
        request.once('error', reject);
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export function createHttp2Client(origin: string): TlsClient {
  let session: ClientHttp2Session | null = null;
  function open(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session;
    session = connectHttp2(origin, { rejectUnauthorized: false });
    // The request on it fails as well.
    session.on('error', () => undefined);
    return session;
  }
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const stream = open().request(
          { ':method': method, ':path': path, ...headers },
          { endStream: body === undefined },
        );
        const chunks: Buffer[] = [];
        let response: TlsResponse | null = null;
        stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
        stream.once('response', (received) => {
          response = { status: Number(received[':status']), headers: { ...received }, body: Buffer.alloc(0) };
        });
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('error', (error) => (response === null ? reject(error) : resolve(response)));
        stream.once('close', () => {
          if (response === null) reject(new Error('no answer'));
          else resolve({ ...response, body: Buffer.concat(chunks) });
        });
        if (body !== undefined) stream.end(body);
      }),
    close: () => session?.close(),
  };
}
