import { isIP } from 'node:net';

/** What one proxy says about the request that it received. */
export interface ForwardedHop {
  /** IP address; `null` where it is hidden, unknown or malformed. */
  address: string | null;
  /** Only `Forwarded` has one for each proxy. */
  protocol?: string | undefined;
  host?: string | undefined;
}

/** More proxies than can be trusted by their number. */
const maxHops = 10;

const nodePattern = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+)(?::\d+)?|([\da-f:.]+))$/i;

/** The address of a node, which may have a port, and brackets around one of version 6. */
function toAddress(node: string): string | null {
  const [, bracketed, version4, version6] = nodePattern.exec(node.trim()) ?? [];
  const address = bracketed ?? version4 ?? version6 ?? '';
  return isIP(address) === 0 ? null : address;
}

/**
 * The elements of a list, the last one first. From its end, since that was written by the nearest proxy: a quotation mark
 * that a client has put at the beginning, without its counterpart, hides none of them.
 */
function splitFromEnd(list: string): string[] {
  const elements: string[] = [];
  let isQuoted = false;
  let end = list.length;
  for (let at = list.length - 1; at >= 0 && elements.length < maxHops; at -= 1) {
    const character = list[at];
    if (character === '"' && list[at - 1] !== '\\') isQuoted = !isQuoted;
    if (character !== ',' || isQuoted) continue;
    elements.push(list.slice(at + 1, end));
    end = at;
  }
  if (elements.length < maxHops) elements.push(list.slice(0, end));
  return elements;
}

const pairPattern = /(?:^|;)[ \t]*([a-z]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))[ \t]*(?=;|$)/gi;

function toHop(element: string): ForwardedHop {
  const pairs = new Map(
    [...element.trim().matchAll(pairPattern)].map(([, name = '', quoted, token = '']) => [
      name.toLowerCase(),
      quoted === undefined ? token : quoted.replace(/\\(.)/g, '$1'),
    ]),
  );
  return { address: toAddress(pairs.get('for') ?? ''), protocol: pairs.get('proto'), host: pairs.get('host') };
}

/** What `Forwarded` (RFC 7239) says, the nearest proxy first. */
export const readForwarded = (header: string): ForwardedHop[] => splitFromEnd(header).map(toHop);

/** What `X-Forwarded-For` says, the nearest proxy first. */
export const readForwardedFor = (header: string): ForwardedHop[] =>
  header
    .split(',')
    .slice(-maxHops)
    .reverse()
    .map((node) => ({ address: toAddress(node) }));
