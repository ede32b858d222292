/** A Czech company number (IČO): the first seven digits weighted 8 down to 2, the eighth closes the sum modulo 11. */
export function isCzechTin(tin: string): boolean {
  if (!/^\d{8}$/.test(tin)) return false;
  const sum = [...tin.slice(0, 7)].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
  return (11 - (sum % 11)) % 10 === Number(tin[7]);
}
