const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** Both parts of a Czech or Slovak account number have a weighted sum that 11 divides. */
function hasCheckDigit(digits: string): boolean {
  const padded = digits.padStart(weights.length, '0');
  return weights.reduce((sum, weight, index) => sum + weight * Number(padded[index]), 0) % 11 === 0;
}

/** `[prefix-]number/bank`, e.g. `19-2000145399/0800`. */
function isDomesticAccount(text: string): boolean {
  const [, prefix = '', number = ''] = /^(?:(\d{1,6})-)?(\d{2,10})\/\d{4}$/.exec(text) ?? [];
  return number !== '' && Number(number) > 0 && hasCheckDigit(prefix) && hasCheckDigit(number);
}

/** ISO 13616: the country and the check digits behind the rest, letters as numbers, are 1 modulo 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  if (/^(?:CZ|SK)/.test(text) && text.length !== 24) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/**
 * The account number without spaces, as it is stored: an IBAN, or a Czech or Slovak number with its bank's code.
 * @returns `null` for anything else, such as a number with a wrong check digit
 */
export function parseBankAccount(text: string): string | null {
  const account = text.replace(/[\s\u00A0]/g, '').toUpperCase();
  return isIban(account) || isDomesticAccount(account) ? account : null;
}
