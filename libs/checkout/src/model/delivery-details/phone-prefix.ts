const prefixes: Readonly<Record<string, string>> = {
  AUT: '+43 ',
  CZE: '+420 ',
  DEU: '+49 ',
  POL: '+48 ',
  SVK: '+421 ',
};

/** International phone prefix of the country, as the field's initial value; a plus where it is not known. */
export function phonePrefix(country: string): string {
  return prefixes[country] ?? '+';
}
