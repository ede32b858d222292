import { isLocale } from '@vyloha/contract';
import type { Domain } from './domain';

interface ParsedDomains {
  domains: Domain[];
  /** Entries that do not match `host=code:locale:currency`. */
  malformed: string[];
}

function parseDomain(entry: string): Domain | null {
  const match = /^([^=\s]+)=([a-z0-9-]+):([a-z]{2}):([A-Z]{3})$/.exec(entry);
  if (match === null) return null;
  const [, host, code, locale, currency] = match;
  if (host === undefined || code === undefined || currency === undefined || !isLocale(locale)) return null;
  return { host: host.toLowerCase(), code, locale, currency };
}

/** Parses `DOMAINS`: a comma-separated list of `host=code:locale:currency`. */
export function parseDomains(list: string): ParsedDomains {
  const domains: Domain[] = [];
  const malformed: string[] = [];
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const domain = parseDomain(entry);
    if (domain === null) malformed.push(entry);
    else domains.push(domain);
  }
  return { domains, malformed };
}
