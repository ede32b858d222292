const lengths = [8, 12, 13, 14];

/** A GTIN with a valid check digit; null for anything else, since vendors refuse the whole offer for it. */
export function validEan(ean: string | null): string | null {
  const digits = ean?.trim() ?? '';
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
