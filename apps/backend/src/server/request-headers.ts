import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../i18n/texts';

/** Headers that change what a public address answers; the names go into Vary. */
export const varyingHeaders = [
  'X-Locale',
  'X-Default-Locale',
  'X-Currency',
  'X-User-Variant',
  'X-User-Groups',
  'X-Domain-Code',
  'X-Translation-Variant',
] as const;

const defaultCurrency = 'CZK';
export const defaultPriceList = 'b2c';

function single(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

export function localeOf(headers: IncomingHttpHeaders): Locale {
  const wanted = [single(headers, 'x-locale'), single(headers, 'x-default-locale')];
  return wanted.find((value): value is Locale => value === 'cs' || value === 'sk') ?? 'cs';
}

export function currencyOf(headers: IncomingHttpHeaders): string {
  const wanted = single(headers, 'x-currency').toUpperCase();
  return /^[A-Z]{3}$/.test(wanted) ? wanted : defaultCurrency;
}

export function priceListOf(headers: IncomingHttpHeaders): string {
  const wanted = single(headers, 'x-user-variant');
  return /^[\w-]{1,40}$/.test(wanted) ? wanted : defaultPriceList;
}

export function groupsOf(headers: IncomingHttpHeaders): string[] {
  return single(headers, 'x-user-groups')
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
}

export function bearerOf(headers: IncomingHttpHeaders): string | null {
  return /^Bearer\s+(\S+)$/i.exec(single(headers, 'authorization'))?.[1] ?? null;
}

export function guestTokenOf(headers: IncomingHttpHeaders): string | null {
  const token = single(headers, 'x-guest-cart');
  return token === '' ? null : token;
}

/** The caller's request id when it is fit for a log line. */
export function requestIdOf(headers: IncomingHttpHeaders): string | null {
  const given = single(headers, 'x-request-id');
  return /^[\w.:-]{1,100}$/.test(given) ? given : null;
}
