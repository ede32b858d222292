import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Config } from '@vyloha/config/server';
import { sendRefusal } from '../pages/send-refusal';
import { allowedMethods, findRequestDefect } from './request-defect';
import type { RequestDefect } from './request-defect';
import { requestLocale } from './request-locale';

interface RefusalOptions {
  config: Config;
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
  onRefused?: (defect: RequestDefect) => void;
}

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  defect: RequestDefect,
  { config, commonHeaders }: RefusalOptions,
): Promise<void> {
  const headers = {
    ...commonHeaders,
    // The rest of the connection may belong to the malformed request.
    Connection: 'close',
    ...(defect.status === 405 && { Allow: allowedMethods.join(', ') }),
  };
  const locale = await requestLocale(request.headers, config);
  sendRefusal(request, response, defect, { locale, theme: config.theme, headers });
}

/** Wraps the listener: it receives only requests whose method, target and host are valid. */
export function refuseMalformed(listener: RequestListener, options: RefusalOptions): RequestListener {
  const { onRefused = () => {} } = options;
  return (request, response) => {
    const defect = findRequestDefect(request);
    if (defect === null) {
      listener(request, response);
      return;
    }
    onRefused(defect);
    refuse(request, response, defect, options).catch((error: Error) => response.destroy(error));
  };
}

/** CONNECT never reaches a listener: Node.js would drop the connection without a response. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowedMethods.join(', ')}\r\nConnection: close\r\n\r\n`);
  });
}
