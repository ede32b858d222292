import type { ImportDocument } from '@vyloha/import-documents';
import { same, text } from '../language/texts';
import { type DemoTrader, isSlovak } from './trader';

const noBreakSpace = '\u00a0';

const currency = (code: string, name: { cs: string; sk: string }, symbol: string, position: number) => ({
  type: 'currency' as const,
  code,
  name,
  symbol,
  symbolPlacement: 'right' as const,
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: noBreakSpace,
  hideZeroDecimals: code === 'CZK',
  cashRounding: code === 'CZK' ? 1 : 0.05,
  position,
});

/** Those of the trader come first. */
export function* currencyAndCountryDocuments(trader: DemoTrader): Generator<ImportDocument> {
  const crowns = (position: number) => currency('CZK', text('Česká koruna', 'Česká koruna'), 'Kč', position);
  const euro = (position: number) => currency('EUR', same('Euro'), '€', position);
  const czechia = (position: number) => ({
    type: 'country' as const,
    code: 'CZE',
    alpha2: 'CZ',
    name: text('Česká republika', 'Česká republika'),
    currency: 'CZK',
    position,
  });
  const slovakia = (position: number) => ({
    type: 'country' as const,
    code: 'SVK',
    alpha2: 'SK',
    name: same('Slovensko'),
    currency: 'EUR',
    position,
  });
  yield* isSlovak(trader)
    ? [euro(1), crowns(2), slovakia(1), czechia(2)]
    : [crowns(1), euro(2), czechia(1), slovakia(2)];
  yield { type: 'country', code: 'AUT', alpha2: 'AT', name: text('Rakousko', 'Rakúsko'), currency: 'EUR', position: 3 };
  yield { type: 'country', code: 'DEU', alpha2: 'DE', name: text('Německo', 'Nemecko'), currency: 'EUR', position: 4 };
}
