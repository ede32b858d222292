import { connect } from 'node:net';

/** What came back over a bare socket, for requests that no client would write. */
export interface RawAnswer {
  status: number;
  /** Status line and headers, as they came. */
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
  /** Sends no more, though more was announced. */
  endsEarly?: boolean;
}

/** Writes a request byte for byte and reads until the host closes. */
export async function rawAnswer(url: string, request: RawRequest): Promise<RawAnswer> {
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
