const weights = [8, 7, 6, 5, 4, 3, 2] as const;
const modulus = 11;

function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (modulus - (sum % modulus)) % 10;
}

/**
 * Validates a company number. A Czech one has 8 digits, the last of which is a check digit; empty is valid, so are
 * numbers of other countries (ISO alpha-3).
 */
export function isTin(tin: string, country: string): boolean {
  const digits = tin.trim();
  if (country !== 'CZE' || digits === '') return true;
  return /^\d{8}$/.test(digits) && Number(digits[7]) === checkDigit(digits);
}
