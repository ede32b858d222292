const modulus = 11;

/** Checksum of a Czech company number: the first seven digits weighted 8 down to 2, the eighth closes the sum. */
export function isCzechTin(tin: string): boolean {
  if (!/^\d{8}$/.test(tin)) return false;
  const digits = [...tin].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0);
  return (modulus - (sum % modulus)) % 10 === digits[7];
}

/** Only Czech numbers are checked; an empty one is valid. */
export function isTin(tin: string, countryCode: string): boolean {
  return tin === '' || countryCode !== 'CZE' || isCzechTin(tin);
}
