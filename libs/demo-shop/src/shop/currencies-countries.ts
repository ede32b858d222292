import type { ImportDocument } from '@vyloha/import-documents';
import { same, text } from '../language/texts';

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

export function* currencyAndCountryDocuments(): Generator<ImportDocument> {
  yield currency('CZK', text('Česká koruna', 'Česká koruna'), 'Kč', 1);
  yield currency('EUR', same('Euro'), '€', 2);
  yield {
    type: 'country',
    code: 'CZE',
    alpha2: 'CZ',
    name: text('Česká republika', 'Česká republika'),
    currency: 'CZK',
    position: 1,
  };
  yield { type: 'country', code: 'SVK', alpha2: 'SK', name: same('Slovensko'), currency: 'EUR', position: 2 };
  yield { type: 'country', code: 'AUT', alpha2: 'AT', name: text('Rakousko', 'Rakúsko'), currency: 'EUR', position: 3 };
  yield { type: 'country', code: 'DEU', alpha2: 'DE', name: text('Německo', 'Nemecko'), currency: 'EUR', position: 4 };
}
