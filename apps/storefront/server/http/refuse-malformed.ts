import type { RequestListener, Server, ServerResponse } from 'node:http';
import { allowedMethods, findRequestDefect } from './request-defect';
import type { RequestDefect } from './request-defect';

interface RefusalOptions {
  trustsProxy: boolean;
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
  onRefused?: (defect: RequestDefect) => void;
}

function refuse(response: ServerResponse, { status, text }: RequestDefect, headers: Readonly<Record<string, string>>) {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      // The rest of the connection may belong to the malformed request.
      Connection: 'close',
      ...(status === 405 && { Allow: allowedMethods.join(', ') }),
    })
    .end(text);
}

/** Wraps the listener: it receives only requests whose method, target and host are valid. */
export function refuseMalformed(listener: RequestListener, options: RefusalOptions): RequestListener {
  const { trustsProxy, commonHeaders, onRefused = () => {} } = options;
  return (request, response) => {
    const defect = findRequestDefect(request, trustsProxy);
    if (defect === null) {
      listener(request, response);
      return;
    }
    onRefused(defect);
    refuse(response, defect, commonHeaders);
  };
}

/** CONNECT never reaches a listener: Node.js would drop the connection without a response. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowedMethods.join(', ')}\r\nConnection: close\r\n\r\n`);
  });
}
