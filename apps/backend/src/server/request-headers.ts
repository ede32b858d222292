import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, headerNames, isLocale, type Locale } from '@vyloha/contract';
import { Refusal } from './refusal';

/** Headers that change what a public address answers; the names go into Vary. */
export const varyingHeaders = [
  headerNames.locale,
  headerNames.defaultLocale,
  headerNames.currency,
  headerNames.userVariant,
  headerNames.userGroups,
  headerNames.domainCode,
  headerNames.translationVariant,
] as const;

const defaultCurrency = 'CZK';
const maxGroups = 100;
export const defaultPriceList = 'b2c';

function single(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

export function localeOf(headers: IncomingHttpHeaders): Locale {
  const wanted = [single(headers, headerNames.locale), single(headers, headerNames.defaultLocale)];
  return wanted.find(isLocale) ?? defaultLocale;
}

export function currencyOf(headers: IncomingHttpHeaders): string {
  const wanted = single(headers, headerNames.currency).toUpperCase();
  return /^[A-Z]{3}$/.test(wanted) ? wanted : defaultCurrency;
}

export function priceListOf(headers: IncomingHttpHeaders): string {
  const wanted = single(headers, headerNames.userVariant);
  return /^[\w-]{1,40}$/.test(wanted) ? wanted : defaultPriceList;
}

/**
 * Each group once.
 * @throws Refusal 400 for more than any customer has: each becomes a part of many statements
 */
export function groupsOf(headers: IncomingHttpHeaders): string[] {
  const names = single(headers, headerNames.userGroups).split(',');
  const groups = new Set(names.map((group) => group.trim()).filter((group) => group !== ''));
  if (groups.size > maxGroups) {
    throw new Refusal(400, [{ key: 'malformedRequest', field: headerNames.userGroups, code: 'malformed' }]);
  }
  return [...groups];
}

export function bearerOf(headers: IncomingHttpHeaders): string | null {
  return /^Bearer\s+(\S+)$/i.exec(single(headers, headerNames.authorization))?.[1] ?? null;
}

export function guestTokenOf(headers: IncomingHttpHeaders): string | null {
  const token = single(headers, headerNames.guestCart);
  return token === '' ? null : token;
}

/** The caller's request id when it is fit for a log line. */
export function requestIdOf(headers: IncomingHttpHeaders): string | null {
  const given = single(headers, headerNames.requestId);
  return /^[\w.:-]{1,100}$/.test(given) ? given : null;
}

export function domainOf(headers: IncomingHttpHeaders): { code: string; translationVariant: string } {
  return {
    code: single(headers, headerNames.domainCode),
    translationVariant: single(headers, headerNames.translationVariant),
  };
}
