import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import { staticPage } from './static-page';
import type { StaticPageReason } from './static-page';

/** Why the host takes a request no further. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 414 | 415;
  /** What programs are told. */
  text: string;
}

const reasons: Readonly<Partial<Record<number, StaticPageReason>>> = { 403: 'forbidden', 413: 'tooLarge' };

/** Whether a person would see the response: a browser that opens a document, not a script, a robot or an image. */
export function acceptsPage({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?', 1);
  return headers.accept?.includes('text/html') === true && !path.endsWith('.data');
}

/**
 * Refuses a request: with a readable page in their language for persons, else with a line of text. It costs neither a
 * render nor a call.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: Refusal,
  { locale, theme, headers = {} }: { locale: Locale; theme: Config['theme']; headers?: Record<string, string> },
): void {
  const common = { ...headers, 'Cache-Control': 'no-store' };
  if (!acceptsPage(request)) {
    response.writeHead(status, { ...common, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    return;
  }
  const { html, policy } = staticPage({ reason: reasons[status] ?? 'refused', locale, theme });
  const page = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  response.writeHead(status, { ...common, ...page }).end(html);
}
