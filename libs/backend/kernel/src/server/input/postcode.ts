import type { TextKey } from '../../i18n/texts';

const fourDigits = { pattern: /^\d{4}$/, key: 'postcodeInvalidFourDigits' } as const;
const fiveDigits = { pattern: /^\d{5}$/, key: 'postcodeInvalid' } as const;

const rules: Readonly<Record<string, { pattern: RegExp; key: TextKey }>> = {
  AUT: fourDigits,
  CHE: fourDigits,
  CZE: { pattern: /^\d{3} ?\d{2}$/, key: 'postcodeInvalid' },
  DEU: fiveDigits,
};

/** The problem of a postcode in this country; null when there is none, or when the country has no rule. */
export function postcodeProblem(postcode: string, countryCode: string): TextKey | null {
  const rule = rules[countryCode];
  return rule === undefined || rule.pattern.test(postcode) ? null : rule.key;
}
