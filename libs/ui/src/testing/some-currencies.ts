import type { Currency } from '@vyloha/money';

const shared = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' } as const;

export const crowns: Currency = { ...shared, code: 'CZK', symbol: 'Kč', hideZeroDecimals: true };
export const euros: Currency = { ...shared, code: 'EUR', symbol: '€', hideZeroDecimals: false };
