import type { RequestListener, Server, ServerResponse } from 'node:http';
import { allowedMethods, requestDefect } from './request-defect';
import type { RequestDefect } from './request-defect';

interface RefusalOptions {
  trustsProxy: boolean;
  /** Sent with every answer of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
  onRefused?: (defect: RequestDefect) => void;
}

function refuse(response: ServerResponse, { status, text }: RequestDefect, headers: Readonly<Record<string, string>>) {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      // What follows on the connection may be the rest of what was not understood.
      Connection: 'close',
      ...(status === 405 && { Allow: allowedMethods.join(', ') }),
    })
    .end(text);
}

/** The listener behind the door: it sees only requests whose method, target and host make sense. */
export function refuseMalformed(listener: RequestListener, options: RefusalOptions): RequestListener {
  const { trustsProxy, commonHeaders, onRefused = () => {} } = options;
  return (request, response) => {
    const defect = requestDefect(request, trustsProxy);
    if (defect === null) {
      listener(request, response);
      return;
    }
    onRefused(defect);
    refuse(response, defect, commonHeaders);
  };
}

/** A tunnel never reaches a listener: Node.js would drop the connection without a word. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowedMethods.join(', ')}\r\nConnection: close\r\n\r\n`);
  });
}
