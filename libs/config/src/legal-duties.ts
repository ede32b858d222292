/** Countries whose law the shop follows. */
export const legalCountries = ['cz', 'sk'] as const;

export type LegalCountry = (typeof legalCountries)[number];

/** Duties by law that a shop may have no use for in a country; `docs/law.md` has the sources. */
export const legalDuties = [
  'ageCheck',
  'deposit',
  'durabilityLabel',
  'energyLabel',
  'guaranteeNotice',
  'lowestPrice',
  'marketingRetention',
  'productSafety',
  'recyclingFee',
  'repairGuarantee',
  'repairInformation',
  'termsArchive',
  'unitPrice',
] as const;

export type LegalDuty = (typeof legalDuties)[number];

/** A duty that is off in a country. */
export type DutyOff = `${LegalCountry}:${LegalDuty}`;

/** The country whose consumers pay in the currency: the delivery goes there, and so does its law. */
export function legalCountryOf(currency: string): LegalCountry {
  return currency === 'EUR' ? 'sk' : 'cz';
}

/** Whether the shop does what the law of the country with the currency asks for. */
export function isDutyOn(dutiesOff: readonly DutyOff[], duty: LegalDuty, currency: string): boolean {
  return !dutiesOff.includes(`${legalCountryOf(currency)}:${duty}`);
}

function isDutyOff(entry: string): entry is DutyOff {
  return legalCountries.some((country) => legalDuties.some((duty) => entry === `${country}:${duty}`));
}

interface ParsedDuties {
  dutiesOff: DutyOff[];
  /** Entries that are no duty of a country. */
  unknown: string[];
}

/** Parses `LEGAL_DUTIES_OFF`: a comma-separated list of `country:duty`, such as `sk:deposit`. */
export function parseDutiesOff(list: string): ParsedDuties {
  const entries = [...new Set(list.split(',').map((entry) => entry.trim()))].filter((entry) => entry !== '');
  return { dutiesOff: entries.filter(isDutyOff), unknown: entries.filter((entry) => !isDutyOff(entry)) };
}
