import type { Locale } from '@vyloha/contract';

/** A public host of the shop with its settings. */
export interface Domain {
  /** Lowercase host name, or `*` for any. */
  host: string;
  /** Sent as `X-Domain-Code`. */
  code: string;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
}

/** The domain a request's `Host` belongs to; an unknown host is served by `*`, else by the first domain. */
export function domainOf(domains: readonly [Domain, ...Domain[]], host: string | null | undefined): Domain {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  const exact = domains.find((domain) => domain.host === name);
  return exact ?? domains.find((domain) => domain.host === '*') ?? domains[0];
}
