import type { ShopCurrency } from '../model/shop-currency';

const format = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' } as const;

/** Crowns and euros. */
export function someCurrencies(): readonly [crown: ShopCurrency, euro: ShopCurrency] {
  return [
    { ...format, code: 'CZK', name: 'Česká koruna', symbol: 'Kč', hideZeroDecimals: true },
    { ...format, code: 'EUR', name: 'Euro', symbol: '€', hideZeroDecimals: false },
  ];
}
