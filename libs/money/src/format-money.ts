import type { Currency } from './currency';

const noBreakSpace = '\u00a0';
/** Not a hyphen: as wide as a digit, and lines do not break after it. */
const minus = '\u2212';
const minorDecimals = 2;

function minorPerDisplayUnit(currency: Currency): number {
  return 10 ** (minorDecimals - currency.decimalPlaces);
}

function groupThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, () => separator);
}

/** The number alone, without sign and symbol. */
function formatDigits(absoluteMinor: number, currency: Currency): string {
  const places = currency.decimalPlaces;
  const displayUnits = Math.round(absoluteMinor / minorPerDisplayUnit(currency));
  const digits = String(displayUnits).padStart(places + 1, '0');
  const integerPart = groupThousands(digits.slice(0, digits.length - places), currency.millesimalPoint);
  const decimals = digits.slice(digits.length - places);
  const areDecimalsHidden = places === 0 || (currency.hideZeroDecimals && /^0*$/.test(decimals));
  return areDecimalsHidden ? integerPart : `${integerPart}${currency.decimalPoint}${decimals}`;
}

/**
 * Minor units as a price tag: grouped thousands, decimals and symbol by the currency.
 * @param options.zeroText replaces an amount of exactly zero (`zdarma`).
 */
export function formatMoney(
  minor: number,
  currency: Currency,
  options: { zeroText?: string | undefined } = {},
): string {
  if (minor === 0 && options.zeroText !== undefined) return options.zeroText;
  const digits = formatDigits(Math.abs(minor), currency);
  const sign = minor < 0 && /[1-9]/.test(digits) ? minus : '';
  const price =
    currency.symbolPlacement === 'left'
      ? `${sign}${currency.symbol}${digits}`
      : `${sign}${digits}${noBreakSpace}${currency.symbol}`;
  // The backend may group thousands by a plain space; a price must not break across lines.
  return price.replaceAll(' ', noBreakSpace);
}
