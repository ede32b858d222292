/** Format of a currency; the `code` is ISO 4217. */
export interface Currency {
  code: string;
  symbol: string;
  symbolPlacement: 'left' | 'right';
  /** Decimals shown, 0 to 2. */
  decimalPlaces: number;
  decimalPoint: string;
  /** Separator of thousands. */
  millesimalPoint: string;
  /** Whole amounts are shown without decimals: `499 Kč`, not `499,00 Kč`. */
  hideZeroDecimals: boolean;
}
