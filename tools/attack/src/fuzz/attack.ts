import type { RawRequest } from '../wire/raw-request';

export type AttackBody =
  | { kind: 'none' }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'text'; contentType: string; text: string; encoding?: string };

/** One hostile request, in parts that can be left out one by one until only what hurts is left. */
export interface Attack {
  /** What a named case tries; random ones are called by their number. */
  name: string;
  method: string;
  path: string;
  /** As they stand in the address, encoded or not. */
  query: [string, string][];
  headers: [string, string][];
  cookies: [string, string][];
  body: AttackBody;
  manner: RawRequest['manner'];
  /** Host as sent; the right one unless given. */
  host?: string;
}

/** A plain GET to begin with. */
export function anAttack(name: string, parts: Partial<Attack> = {}): Attack {
  return {
    name,
    method: 'GET',
    path: '/',
    query: [],
    headers: [],
    cookies: [],
    body: { kind: 'none' },
    manner: 'whole',
    ...parts,
  };
}

function bodyOf(body: AttackBody): { bytes: Buffer | null; headers: [string, string][] } {
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

/** The target as it is sent: path and query. */
export function targetOf({ path, query }: Pick<Attack, 'path' | 'query'>): string {
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

const withoutLineEnds = (text: string) => text.replace(/[\r\n]/g, '');

export function toRequest(attack: Attack, origin: string): RawRequest {
  const { bytes, headers } = bodyOf(attack.body);
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
    target: withoutLineEnds(targetOf(attack)),
    headers: all.map(([name, value]) => [name, withoutLineEnds(value)]),
    body: bytes,
    manner: attack.manner,
  };
}

const maxShownBody = 300;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll('\0', '\\0')}'`;

/** A line by which a person can send the attack again, as near to curl as curl can say it. */
export function toCurl(attack: Attack, origin: string): string {
  const { method, headers, body, target } = toRequest(attack, origin);
  const shown = headers.filter(([name]) => !['Connection', 'Content-Length'].includes(name));
  const text = body?.toString('utf8') ?? '';
  const cut = text.length > maxShownBody ? `${text.slice(0, maxShownBody / 2)}…(${text.length} characters)` : text;
  return [
    'curl -si --path-as-is',
    ...(method === 'GET' ? [] : [`-X ${quoted(method)}`]),
    `--request-target ${quoted(target)}`,
    ...shown
      .filter(([name, value]) => name !== 'Host' || value !== new URL(origin).host)
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(cut === '' ? [] : [`--data-raw ${quoted(cut)}`]),
    origin,
    ...(attack.manner === 'whole' ? [] : [`# sent ${attack.manner}`]),
  ].join(' ');
}
