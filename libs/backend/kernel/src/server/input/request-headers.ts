import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, headerNames, isAttemptKey, isLocale, type Locale } from '@vyloha/contract';
import { HttpError } from '../http-error';

/** Request headers that affect public responses; their names go into Vary. */
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

function readHeader(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

export function localeOf(headers: IncomingHttpHeaders): Locale {
  const requested = [readHeader(headers, headerNames.locale), readHeader(headers, headerNames.defaultLocale)];
  return requested.find(isLocale) ?? defaultLocale;
}

export function currencyOf(headers: IncomingHttpHeaders): string {
  const requested = readHeader(headers, headerNames.currency).toUpperCase();
  return /^[A-Z]{3}$/.test(requested) ? requested : defaultCurrency;
}

export function priceListOf(headers: IncomingHttpHeaders): string {
  const requested = readHeader(headers, headerNames.userVariant);
  return /^[\w-]{1,40}$/.test(requested) ? requested : defaultPriceList;
}

/**
 * The groups without duplicates.
 * @throws HttpError 400 for more than any customer has, since each becomes part of many statements
 */
export function groupsOf(headers: IncomingHttpHeaders): string[] {
  const names = readHeader(headers, headerNames.userGroups).split(',');
  const groups = new Set(names.map((group) => group.trim()).filter((group) => group !== ''));
  if (groups.size > maxGroups) {
    throw new HttpError(400, [{ key: 'malformedRequest', field: headerNames.userGroups, code: 'malformed' }]);
  }
  return [...groups];
}

export function bearerOf(headers: IncomingHttpHeaders): string | null {
  return /^Bearer\s+(\S+)$/i.exec(readHeader(headers, headerNames.authorization))?.[1] ?? null;
}

export function guestTokenOf(headers: IncomingHttpHeaders): string | null {
  const token = readHeader(headers, headerNames.guestCart);
  return token === '' ? null : token;
}

/** Token of the link under which an editor sees an entry before it is published. */
export function previewTokenOf(headers: IncomingHttpHeaders): string | null {
  const token = readHeader(headers, headerNames.preview);
  return token === '' ? null : token;
}

/** @throws HttpError 400 for a key that could be guessed or is no key at all */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const key = readHeader(headers, headerNames.idempotencyKey);
  if (key === '') return null;
  if (!isAttemptKey(key))
    throw new HttpError(400, [{ key: 'malformedRequest', field: headerNames.idempotencyKey, code: 'malformed' }]);
  return key;
}

/** The caller's request id, if it is safe for a log line. */
export function requestIdOf(headers: IncomingHttpHeaders): string | null {
  const requestId = readHeader(headers, headerNames.requestId);
  return /^[\w.:-]{1,100}$/.test(requestId) ? requestId : null;
}

export function domainOf(headers: IncomingHttpHeaders): { code: string; translationVariant: string } {
  return {
    code: readHeader(headers, headerNames.domainCode),
    translationVariant: readHeader(headers, headerNames.translationVariant),
  };
}
