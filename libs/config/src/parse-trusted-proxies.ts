/** Proxies in front of the storefront whose headers about the client are believed. */
export interface TrustedProxies {
  /** How many of them a request passes, or their IP addresses and subnets. */
  trusted: number | readonly string[];
  /** What they write: `X-Forwarded-For`, `-Proto` and `-Host`, or `Forwarded` (RFC 7239). */
  header: 'X-Forwarded' | 'Forwarded';
}

export const expectedTrustedProxies =
  'a number of proxies from 0 to 9 or a comma list of their addresses and subnets, after "forwarded," where they write Forwarded';

const standardPrefix = /^forwarded,/i;
const subnetPattern =
  /^(?:(?:\d{1,3}\.){3}\d{1,3}(?:\/(?:\d|[12]\d|3[0-2]))?|[\da-f:.]*:[\da-f:.]*(?:\/(?:\d{1,2}|1[01]\d|12[0-8]))?)$/i;

function isSubnet(text: string): boolean {
  const [address = ''] = text.split('/');
  return subnetPattern.test(text) && URL.canParse(`http://${address.includes(':') ? `[${address}]` : address}/`);
}

/** Null for something else. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const header = standardPrefix.test(text) ? 'Forwarded' : 'X-Forwarded';
  const rest = text.replace(standardPrefix, '').trim();
  if (/^\d$/.test(rest)) return { trusted: Number(rest), header };
  const trusted = rest.split(',').map((subnet) => subnet.trim());
  return trusted.every(isSubnet) ? { trusted, header } : null;
}
