import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames, locales } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';

/** A way in which a guest enters the shop. */
export interface Entrance {
  domain: Domain;
  host: string;
  locale: Locale;
  cookieHeader: string;
}

type EntranceConfig = Pick<Config, 'cookiePrefix' | 'domains' | 'publicUrl'>;

/** Every way in which a guest can enter the shop: by a domain of a language, or in a language of the only domain. */
export function entrancesOf({ cookiePrefix, domains, publicUrl }: EntranceConfig): Entrance[] {
  const [only] = domains;
  if (domains.length > 1) {
    return domains.map((domain) => ({ domain, host: domain.host, locale: domain.locale, cookieHeader: '' }));
  }
  const host = only.host === '*' ? new URL(publicUrl).host : only.host;
  const cookieOf = (locale: Locale): string => `${cookiePrefix}${cookieNames.locale}=${locale}`;
  return locales.map((locale) => ({ domain: only, host, locale, cookieHeader: cookieOf(locale) }));
}
