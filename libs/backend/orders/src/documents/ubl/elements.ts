import { type XmlElement, xml } from '@vyloha/backend-kernel';
import { decimals } from '../decimals';
import type { TaxCategory } from '../document-data';
import type { Identifier } from './addresses';

/** A basic component; null for nothing, since no element may be empty. */
export const cbc = (
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null => (text === null || text.trim() === '' ? null : xml(`cbc:${name}`, text, attributes));

/** An aggregate of components; null for one without any. */
export function cac(name: string, children: readonly (XmlElement | null)[]): XmlElement | null {
  return children.every((child) => child === null) ? null : xml(`cac:${name}`, children);
}

export const identifier = (name: string, of: Identifier | null): XmlElement | null =>
  of === null ? null : cbc(name, of.value, { schemeID: of.scheme });

/** Amounts of one currency. */
export const amountIn = (currencyID: string) => (name: string, minor: number) =>
  cbc(name, decimals(minor), { currencyID });

export const vatScheme = () => cac('TaxScheme', [cbc('ID', 'VAT')]);

/** @param reason why there is no tax, which only the summary of a category says */
export function taxCategory(
  name: string,
  { category, rate }: { category: TaxCategory; rate: number },
  reason: readonly (XmlElement | null)[] = [],
): XmlElement | null {
  // What no VAT is paid of has no rate, not even of zero (BR-O-05).
  const percent = category === 'O' ? null : cbc('Percent', String(rate));
  return cac(name, [cbc('ID', category), percent, ...reason, vatScheme()]);
}
