import type { ExchangeRate } from './exchange-rate';

/** Why a text is no list of rates. */
export class RatesError extends Error {}

const head = /^(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4}) +#\d+$/;
const columns = 'země|měna|množství|kód|kurz';
const row = /^[^|]+\|[^|]+\|(?<units>[1-9]\d{0,5})\|(?<currency>[A-Z]{3})\|(?<rate>\d{1,6}(?:,\d{1,6})?)$/;

/** `denni_kurz.txt`: its day, the columns, and a line for each currency. */
function readCzechRates(text: string): ExchangeRate[] {
  const lines = text.split(/\r?\n/);
  const date = head.exec(lines[0]?.trim() ?? '')?.groups;
  if (date === undefined) throw new RatesError('line 1 is no day such as 28.11.2026 #230');
  if (lines[1]?.trim() !== columns) throw new RatesError(`line 2 is not ${columns}`);
  const day = `${date['year']}-${date['month']}-${date['day']}`;
  return lines.slice(2).flatMap((line, index): ExchangeRate[] => {
    if (line.trim() === '') return [];
    const cells = row.exec(line.trim())?.groups;
    const rate = Number(cells?.['rate']?.replace(',', '.'));
    if (cells === undefined || !(rate > 0)) throw new RatesError(`line ${index + 3} is no rate`);
    return [{ source: 'CNB', currency: cells['currency'] ?? '', day, units: Number(cells['units']), rate }];
  });
}

const anyRate = /<Cube\s[^>]*\bcurrency\b[^>]*>/g;
const euroRate = /^<Cube\s+currency=["'](?<currency>[A-Z]{3})["']\s+rate=["'](?<rate>\d{1,6}(?:\.\d{1,6})?)["']\s*\/>$/;

/** `eurofxref-daily.xml`: a day, and an element for each currency. */
function readEuroRates(text: string): ExchangeRate[] {
  const days = [...text.matchAll(/<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>/g)];
  const day = days[0]?.[1];
  if (day === undefined || days.length > 1)
    throw new RatesError("there is not one day such as <Cube time='2026-11-27'>");
  return [...text.matchAll(anyRate)].map(([element]): ExchangeRate => {
    const groups = euroRate.exec(element)?.groups;
    const rate = Number(groups?.['rate']);
    if (groups === undefined || !(rate > 0)) throw new RatesError(`${element} is no rate`);
    return { source: 'ECB', currency: groups['currency'] ?? '', day, units: 1, rate };
  });
}

/**
 * The daily list of the Czech National Bank, or that of the European Central Bank, which is XML.
 * @see https://www.cnb.cz/cs/casto-kladene-dotazy/Kurzy-devizoveho-trhu-na-www-strankach-CNB/
 * @see https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 * @throws RatesError
 */
export function readRates(text: string): ExchangeRate[] {
  const plain = text.replace(/^\uFEFF/, '');
  const rates = plain.trimStart().startsWith('<') ? readEuroRates(plain) : readCzechRates(plain);
  if (rates.length === 0) throw new RatesError('there is no rate');
  return rates;
}
