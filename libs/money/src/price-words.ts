/** What a shopper wants to pay, in major units; at least one end. */
export interface PriceRange {
  from?: number;
  to?: number;
}

interface PriceWords {
  /** The query without them. */
  text: string;
  /** Null where there are none, or where they are in another currency. */
  range: PriceRange | null;
}

const amount = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?:\s?tis(?:[ií]c\p{L}*|\.)?)?`;
const currencies = { CZK: String.raw`k[čc]|czk|korun\p{L}*|,-`, EUR: String.raw`€|eur\p{L}{0,2}` } as const;
const currency = Object.entries(currencies)
  .map(([code, names]) => String.raw`(?<$NAME${code}>${names})`)
  .join('|');
const upTo = String.raw`do|max(?:im[aá]l?n[eě]|\.)?|nejv[ýy][šs]e?|najviac|levn[ěe]j[šs][íi] ne[žz]|lacnej[šs]i\p{L}? ako`;
const atLeast = String.raw`od|min(?:im[aá]l?n[eě]|\.)?|nejm[ée]n[ěe]|najmenej|dra[žz][šs][íi] ne[žz]|drah[šs]i\p{L}? ako`;
const ends = String.raw`(?![\p{L}\p{N}])`;

const inCurrency = (name: string) => String.raw`(?:\s*(?:${currency.replaceAll('$NAME', name)})${ends})`;
const starts = String.raw`(?<![\p{L}\p{N}])`;

/** A number is no price where a unit follows: 'do 20 m', 'od 5 let'. */
const noUnit = String.raw`(?!\s*\p{L}{1,3}${ends})(?!\s?[%°"]|[.,\d])`;

const between = new RegExp(
  String.raw`${starts}(?:(?:od|mezi|medzi)\s+(?<from>${amount})${inCurrency('a')}?\s*(?:do|a[žz]?|[-–])\s*(?<to>${amount})(?:${inCurrency('b')}|${noUnit})|(?<low>${amount})${inCurrency('c')}?\s*(?:[-–]|a[žz]|do)\s*(?<high>${amount})${inCurrency('d')})`,
  'iu',
);
const below = new RegExp(
  String.raw`${starts}(?:(?:${upTo})\s+(?<to>${amount})(?:${inCurrency('a')}|${noUnit})|(?:pod|za)\s+(?<high>${amount})${inCurrency('b')})`,
  'iu',
);
const above = new RegExp(
  String.raw`${starts}(?:(?:${atLeast})\s+(?<from>${amount})(?:${inCurrency('a')}|${noUnit})|nad\s+(?<low>${amount})${inCurrency('b')})`,
  'iu',
);

/** Without a currency, smaller numbers are sizes and ages. */
const leastPlain: Readonly<Record<string, number>> = { CZK: 100, EUR: 10 };

function toNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, digits = '', thousands] = /^([\d\s.,]*\d)\s?(tis.*)?$/iu.exec(text) ?? [];
  const number = Number(digits.replaceAll(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number * (thousands === undefined ? 1 : 1000) : null;
}

/** The currency that is named, if any. */
function currencyIn(groups: Readonly<Record<string, string | undefined>>): string | null {
  const named = Object.keys(currencies).find((code) =>
    Object.entries(groups).some(([name, text]) => text !== undefined && name.slice(1) === code),
  );
  return named ?? null;
}

/**
 * Takes words about the price out of a query: 'do 1500 Kč', 'od 200 do 500', 'max. 2 tisíce'.
 * @param shown code of the currency in which the shopper sees prices
 */
export function takePriceWords(query: string, shown: string): PriceWords {
  let [text, from, to]: [string, number | null, number | null] = [query.normalize('NFC'), null, null];
  for (const pattern of [between, below, above]) {
    const { groups, index = 0, 0: found = '' } = pattern.exec(text) ?? {};
    if (groups === undefined) continue;
    const [low, high] = [toNumber(groups['from'] ?? groups['low']), toNumber(groups['to'] ?? groups['high'])];
    const named = currencyIn(groups);
    if (named === null && (high ?? low ?? 0) < (leastPlain[shown] ?? 0)) continue;
    text = `${text.slice(0, index)} ${text.slice(index + found.length)}`;
    if (named !== null && named !== shown) continue;
    [from, to] = [low ?? from, high ?? to];
  }
  const compact = text.replaceAll(/\s+/g, ' ').trim();
  if (from === null && to === null) return { text: compact, range: null };
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return { text: compact, range: { ...(low !== null && { from: low }), ...(high !== null && { to: high }) } };
}
