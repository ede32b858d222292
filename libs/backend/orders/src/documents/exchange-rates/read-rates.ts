import type { ExchangeRate } from './exchange-rate';

/** Why a text is no list of rates. */
export class RatesError extends Error {}

const head = /^(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4}) +#\d+$/;
const columns = 'země|měna|množství|kód|kurz';
const row = /^[^|]+\|[^|]+\|(?<units>[1-9]\d{0,5})\|(?<currency>[A-Z]{3})\|(?<rate>\d{1,6}(?:,\d{1,6})?)$/;

/**
 * The daily list of the Czech National Bank, `denni_kurz.txt`: its day, the columns, and a line for each currency.
 * @see https://www.cnb.cz/cs/casto-kladene-dotazy/Kurzy-devizoveho-trhu-na-www-strankach-CNB/
 * @throws RatesError
 */
export function readRates(text: string): ExchangeRate[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const date = head.exec(lines[0]?.trim() ?? '')?.groups;
  if (date === undefined) throw new RatesError('line 1 is no day such as 28.11.2026 #230');
  if (lines[1]?.trim() !== columns) throw new RatesError(`line 2 is not ${columns}`);
  const day = `${date['year']}-${date['month']}-${date['day']}`;
  const rates = lines.slice(2).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = row.exec(line.trim())?.groups;
    const rate = Number(cells?.['rate']?.replace(',', '.'));
    if (cells === undefined || !(rate > 0)) throw new RatesError(`line ${index + 3} is no rate`);
    return { currency: cells['currency'] ?? '', day, units: Number(cells['units']), rate };
  });
  if (rates.length === 0) throw new RatesError('there is no rate');
  return rates;
}
