import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '@vyloha/config/server';
import { readForwarded, readForwardedFor } from './forwarded-hops';
import type { ForwardedHop } from './forwarded-hops';

type TrustedProxies = Config['trustedProxies'];

/** Whether a proxy is trusted: the address a request came from, and how many proxies it passed after that one. */
type Trusts = (address: string, distance: number) => boolean;

/** Nothing but a proxy in front of the shop has a say in these. */
const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-request-id',
  'traceparent',
  'tracestate',
] as const;

function toTrusts(trusted: TrustedProxies['trusted']): Trusts {
  if (typeof trusted === 'number') return (_address, distance) => distance < trusted;
  const list = new BlockList();
  for (const subnet of trusted) {
    const [address = '', bits] = subnet.split('/');
    const version = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, version);
    else list.addSubnet(address, Number(bits), version);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

interface Client extends ForwardedHop {
  address: string;
}

/** What the outermost trusted proxy says; the address is that of the last proxy where it does not say one. */
function findClient(peer: string, hops: readonly ForwardedHop[], trusts: Trusts): Client {
  let client: Client = { address: peer };
  for (const [distance, hop] of hops.entries()) {
    if (!trusts(client.address, distance)) break;
    client = { ...hop, address: hop.address ?? client.address };
    if (hop.address === null) break;
  }
  return client;
}

function setOrDelete(headers: IncomingHttpHeaders, name: 'x-forwarded-proto' | 'x-forwarded-host', value?: string) {
  if (value === undefined) delete headers[name];
  else headers[name] = value;
}

const firstOf = (header: string | string[] | undefined) => header?.toString().split(',', 1)[0]?.trim();

/**
 * Leaves of a request's headers about its client only what trusted proxies say, in `X-Forwarded-For`, `-Proto` and
 * `-Host` with one value each. Everything after it may believe them.
 *
 * Of `Forwarded` and `X-Forwarded-*` only those count that the proxies write: a proxy passes the others as a client sent them.
 */
export function createProxyHeaders({ trusted, header }: TrustedProxies): (request: IncomingMessage) => void {
  const trusts = toTrusts(trusted);
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    if (!trusts(peer, 0)) {
      for (const name of proxyHeaders) if (name in headers) delete headers[name];
      return;
    }
    const hops =
      header === 'Forwarded'
        ? readForwarded(headers.forwarded ?? '')
        : readForwardedFor(headers['x-forwarded-for']?.toString() ?? '');
    delete headers.forwarded;
    const client = findClient(peer, hops, trusts);
    headers['x-forwarded-for'] = client.address;
    const isStandard = header === 'Forwarded';
    setOrDelete(headers, 'x-forwarded-proto', isStandard ? client.protocol : firstOf(headers['x-forwarded-proto']));
    setOrDelete(headers, 'x-forwarded-host', isStandard ? client.host : firstOf(headers['x-forwarded-host']));
  };
}
