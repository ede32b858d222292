import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames, locales } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';

/** A combination of domain and language with which a guest enters the shop. */
export interface EntryPoint {
  domain: Domain;
  host: string;
  locale: Locale;
  cookieHeader: string;
}

type EntryPointConfig = Pick<Config, 'cookiePrefix' | 'domains' | 'publicUrl'>;

/** All entry points of a guest: each language's domain, or each language of the only domain. */
export function listEntryPoints({ cookiePrefix, domains, publicUrl }: EntryPointConfig): EntryPoint[] {
  const [only] = domains;
  if (domains.length > 1) {
    return domains.map((domain) => ({ domain, host: domain.host, locale: domain.locale, cookieHeader: '' }));
  }
  const host = only.host === '*' ? new URL(publicUrl).host : only.host;
  const toLocaleCookie = (locale: Locale): string => `${cookiePrefix}${cookieNames.locale}=${locale}`;
  return locales.map((locale) => ({ domain: only, host, locale, cookieHeader: toLocaleCookie(locale) }));
}
