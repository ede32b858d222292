import type { RawRequest } from '../wire/raw-request';

export type AttackBody =
  | { kind: 'none' }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'text'; contentType: string; text: string; encoding?: string };

/** A hostile request, in parts that can be removed one by one until only what triggers the problem is left. */
export interface Attack {
  /** Purpose of a named case; random ones have a number. */
  name: string;
  method: string;
  path: string;
  /** As in the URL, encoded or not. */
  query: [string, string][];
  headers: [string, string][];
  cookies: [string, string][];
  body: AttackBody;
  sendMode: RawRequest['sendMode'];
  /** Host header; the correct one unless given. */
  host?: string;
}

/** A plain GET as the starting point. */
export function createAttack(name: string, parts: Partial<Attack> = {}): Attack {
  return {
    name,
    method: 'GET',
    path: '/',
    query: [],
    headers: [],
    cookies: [],
    body: { kind: 'none' },
    sendMode: 'complete',
    ...parts,
  };
}

function encodeBody(body: AttackBody): { bytes: Buffer | null; headers: [string, string][] } {
  if (body.kind === 'none') return { bytes: null, headers: [] };
  const text = body.kind === 'form' ? body.fields.map(([name, value]) => `${name}=${value}`).join('&') : body.text;
  const type = body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.contentType;
  const bytes = Buffer.from(text, 'utf8');
  const headers: [string, string][] = [
    ['Content-Type', type],
    ['Content-Length', String(bytes.length)],
  ];
  if (body.kind === 'text' && body.encoding !== undefined) headers.push(['Content-Encoding', body.encoding]);
  return { bytes, headers };
}

/** The request target: path and query. */
export function toTarget({ path, query }: Pick<Attack, 'path' | 'query'>): string {
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

const stripLineBreaks = (text: string) => text.replace(/[\r\n]/g, '');

export function toRequest(attack: Attack, origin: string): RawRequest {
  const { bytes, headers } = encodeBody(attack.body);
  const cookie = attack.cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const all: [string, string][] = [
    ['Host', attack.host ?? new URL(origin).host],
    ['Connection', 'close'],
    ...headers,
    ...(cookie === '' ? [] : [['Cookie', cookie] as [string, string]]),
    ...attack.headers,
  ];
  return {
    method: attack.method,
    target: stripLineBreaks(toTarget(attack)),
    headers: all.map(([name, value]) => [name, stripLineBreaks(value)]),
    body: bytes,
    sendMode: attack.sendMode,
  };
}

const maxPrintedBodyLength = 300;
const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll('\0', '\\0')}'`;

/** A command to reproduce the attack, as close to curl as possible. */
export function toCurl(attack: Attack, origin: string): string {
  const { method, headers, body, target } = toRequest(attack, origin);
  const printedHeaders = headers.filter(([name]) => !['Connection', 'Content-Length'].includes(name));
  const text = body?.toString('utf8') ?? '';
  const cut =
    text.length > maxPrintedBodyLength
      ? `${text.slice(0, maxPrintedBodyLength / 2)}…(${text.length} characters)`
      : text;
  return [
    'curl -si --path-as-is',
    ...(method === 'GET' ? [] : [`-X ${quoteForShell(method)}`]),
    `--request-target ${quoteForShell(target)}`,
    ...printedHeaders
      .filter(([name, value]) => name !== 'Host' || value !== new URL(origin).host)
      .map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(cut === '' ? [] : [`--data-raw ${quoteForShell(cut)}`]),
    origin,
    ...(attack.sendMode === 'complete' ? [] : [`# sent ${attack.sendMode}`]),
  ].join(' ');
}
