import { connect } from 'node:net';

/** The response over a bare socket, for requests that no client would send. */
export interface RawResponse {
  status: number;
  /** Status line and headers, as received. */
  head: string;
  body: string;
}

interface RawRequest {
  method?: string;
  target?: string;
  /** `null` for none. */
  host?: string | null;
  version?: '1.0' | '1.1';
  /** Header lines besides `Host`. */
  headers?: readonly string[];
  body?: string;
  /** Sends no more, though a longer body was announced. */
  endsEarly?: boolean;
}

/** Writes a request byte for byte and reads until the host closes. */
export async function sendRawRequest(url: string, request: RawRequest): Promise<RawResponse> {
  const { method = 'GET', target = '/', host = 'shop.example', version = '1.1', headers = [], body = '' } = request;
  const { hostname, port } = new URL(url);
  const hostLine = host === null ? [] : [`Host: ${host}`];
  const lines = [`${method} ${target} HTTP/${version}`, ...hostLine, 'Connection: close', ...headers, '', body];
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from(lines.join('\r\n'), 'latin1'));
      if (request.endsEarly) socket.end();
    });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.once('error', reject);
  });
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}
