import { expect, it } from 'vitest';
import { disputesText } from './disputes-text';

it.each([
  ['CZE', 'cs', 'Česká obchodní inspekce, coi.gov.cz/informace-o-adr.'],
  ['CZE', 'sk', 'Česká obchodná inšpekcia'],
  ['SVK', 'cs', 'Slovenská obchodní inspekce'],
  ['SVK', 'sk', 'Slovenská obchodná inšpekcia, www.soi.sk.'],
  ['DEU', 'cs', 'Evropské spotřebitelské centrum'],
] as const)('names who settles disputes with a trader of %s in %s: %s', (countryCode, locale, body) => {
  expect(disputesText({ countryCode }, locale)).toContain(body);
});
