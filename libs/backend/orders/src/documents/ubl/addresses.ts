import type { DocumentData, Party } from '../document-data';

/** An identifier with its scheme, of the code list EAS or of ISO 6523. */
export interface Identifier {
  value: string;
  scheme: string;
}

/** Schemes of VAT numbers in the network of Peppol, by how they begin. */
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933', ES: '9920' },
  ...{ FI: '0213', FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939' },
  ...{ MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SE: '9955', SI: '9949', SK: '9950' },
};

const isKnownVat = (number: string) =>
  /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number) &&
  (vatSchemes[number.slice(0, 2)] !== undefined || number.startsWith('DK'));

/** As it is registered: without spaces, in capitals. */
const plain = (number: string | null) => number?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? '';

/** The number for VAT with its prefix; null for who has none. */
export function vatNumberOf({ vatin, vatinSvk }: Pick<Party, 'vatin' | 'vatinSvk'>): string | null {
  return [plain(vatinSvk), plain(vatin)].find(isKnownVat) ?? null;
}

/** The Slovak DIČ, which has no prefix and is none for VAT; null for others. */
export function slovakTaxNumberOf({ vatin, vatinSvk }: Pick<Party, 'vatin' | 'vatinSvk'>): string | null {
  const vat = vatNumberOf({ vatin, vatinSvk });
  if (/^\d{10}$/.test(plain(vatin))) return plain(vatin);
  return vat !== null && /^SK\d{10}$/.test(vat) ? vat.slice(2) : null;
}

/** The registered company, where its country has such numbers. */
export function companyNumberOf({ tin, country }: Pick<Party, 'tin' | 'country'>): Identifier | null {
  const value = plain(tin);
  if (!/^\d{6,8}$/.test(value)) return null;
  if (country?.code === 'CZ') return { value, scheme: '0154' };
  return country?.code === 'SK' ? { value, scheme: '0158' } : null;
}

/** Who supplies: of one who pays no VAT the Czech DIČ is no number for it. The Slovak DIČ never is. */
export function sellerOf({
  supplier,
  treatment,
}: Pick<DocumentData, 'supplier' | 'treatment'>): DocumentData['supplier'] {
  if (treatment !== 'nonPayer') return supplier;
  return { ...supplier, vatinSvk: null, vatin: supplier.country?.code === 'SK' ? supplier.vatin : null };
}

/**
 * Where a party is reached: in Slovakia by DIČ, else by its number for VAT, and a Czech company without one by IČO. Null
 * for who is not reached, such as a person.
 */
export function endpointOf(party: Pick<Party, 'vatin' | 'vatinSvk' | 'tin' | 'country'>): Identifier | null {
  const slovak = party.country?.code === 'SK' ? slovakTaxNumberOf(party) : null;
  if (slovak !== null) return { value: slovak, scheme: '0245' };
  const vat = vatNumberOf(party);
  const scheme = vat === null ? undefined : vatSchemes[vat.slice(0, 2)];
  if (vat !== null && scheme !== undefined) return { value: vat, scheme };
  return party.country?.code === 'CZ' ? companyNumberOf(party) : null;
}
