import { type Currency, formatMoney } from '@vyloha/money';
import type { ShopSettings } from './shop-settings';

/** How prices of a currency are written; by its code where the shop has it no more. */
export function currencyFormat(code: string, { currencies }: Pick<ShopSettings, 'currencies'>): Currency {
  return (
    currencies[code] ?? {
      code,
      symbol: code,
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: ' ',
      hideZeroDecimals: true,
    }
  );
}

/** Minor units as messages and mails say them: as the shop's pages do. */
export function formatPrice(minor: number, code: string, settings: Pick<ShopSettings, 'currencies'>): string {
  return formatMoney(minor, currencyFormat(code, settings));
}
