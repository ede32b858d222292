import type { TaxClass } from '@vyloha/contract';

/** Rate of a class in a country, in percent, from a day on until the next one. */
export interface TaxRateEntry {
  /** alpha-3 */
  country: string;
  taxClass: TaxClass;
  ratePercent: number;
  /** YYYY-MM-DD */
  validFrom: string;
}

type Rates = readonly [standard: number, reduced?: number, secondReduced?: number, superReduced?: number];

/**
 * Rates of the member states: the standard one, then reduced ones, the highest first, and one below 5 % where there is
 * one (`superReduced`). Where a country has fewer of them the next higher one applies.
 *
 * Source: European Commission, Taxes in Europe Database (ec.europa.eu/taxation_customs/tedb), and VAT rules and rates
 * (europa.eu/youreurope/business/taxation/vat/vat-rules-rates), with the national acts named below; as of 2026-11-01.
 * CZ: act 235/2004, § 47, since 2024-01-01. SK: act 222/2004, § 27, since 2025-01-01. EE: 24 % since 2025-07-01. RO: 21 and
 * 11 % since 2025-08-01. FI: 13.5 % since 2026-01-01. LT: 12 % since 2026-01-01.
 */
const ratesFrom: Readonly<Record<string, Readonly<Record<string, Rates>>>> = {
  AUT: { '2016-01-01': [20, 13, 10] },
  BEL: { '1996-01-01': [21, 12, 6] },
  BGR: { '2011-04-01': [20, 9] },
  HRV: { '2014-01-01': [25, 13, 5] },
  CYP: { '2023-06-19': [19, 9, 5, 3] },
  CZE: { '2015-01-01': [21, 15, 10], '2024-01-01': [21, 12] },
  DNK: { '1992-01-01': [25] },
  EST: { '2024-01-01': [22, 9], '2025-07-01': [24, 13, 9] },
  FIN: { '2024-09-01': [25.5, 14, 10], '2026-01-01': [25.5, 13.5, 10] },
  FRA: { '2014-01-01': [20, 10, 5.5, 2.1] },
  DEU: { '2021-01-01': [19, 7] },
  GRC: { '2016-06-01': [24, 13, 6] },
  HUN: { '2012-01-01': [27, 18, 5] },
  IRL: { '2021-03-01': [23, 13.5, 9, 4.8] },
  ITA: { '2013-10-01': [22, 10, 5, 4] },
  LVA: { '2018-01-01': [21, 12, 5] },
  LTU: { '2009-09-01': [21, 9, 5], '2026-01-01': [21, 12, 5] },
  LUX: { '2024-01-01': [17, 14, 8, 3] },
  MLT: { '2011-01-01': [18, 7, 5] },
  NLD: { '2019-01-01': [21, 9] },
  POL: { '2011-01-01': [23, 8, 5] },
  PRT: { '2011-01-01': [23, 13, 6] },
  ROU: { '2017-01-01': [19, 9, 5], '2025-08-01': [21, 11] },
  SVK: { '2011-01-01': [20, 10], '2025-01-01': [23, 19, 5] },
  SVN: { '2013-07-01': [22, 9.5, 5] },
  ESP: { '2012-09-01': [21, 10, 5, 4] },
  SWE: { '1996-01-01': [25, 12, 6] },
};

/** By alpha-3 code: how VAT numbers of the country begin. */
export const memberStates: Readonly<Record<string, string>> = {
  ...{ AUT: 'AT', BEL: 'BE', BGR: 'BG', HRV: 'HR', CYP: 'CY', CZE: 'CZ', DNK: 'DK', EST: 'EE', FIN: 'FI', FRA: 'FR' },
  ...{ DEU: 'DE', GRC: 'EL', HUN: 'HU', IRL: 'IE', ITA: 'IT', LVA: 'LV', LTU: 'LT', LUX: 'LU', MLT: 'MT', NLD: 'NL' },
  ...{ POL: 'PL', PRT: 'PT', ROU: 'RO', SVK: 'SK', SVN: 'SI', ESP: 'ES', SWE: 'SE' },
};

/** Nothing is charged everywhere; whether a country has goods of this class is for its act to say. */
const zeroFrom = '1993-01-01';

function entriesOf(country: string): TaxRateEntry[] {
  const own = Object.entries(ratesFrom[country] ?? {}).flatMap(([validFrom, rates]): TaxRateEntry[] => {
    const [standard, reduced = standard, secondReduced = reduced, superReduced = secondReduced] = rates;
    const byClass = { standard, reduced, secondReduced, superReduced };
    return (Object.keys(byClass) as (keyof typeof byClass)[]).map((taxClass) => ({
      country,
      taxClass,
      ratePercent: byClass[taxClass],
      validFrom,
    }));
  });
  return [...own, { country, taxClass: 'zero', ratePercent: 0, validFrom: zeroFrom }];
}

export const shippedRates: readonly TaxRateEntry[] = Object.keys(memberStates).flatMap(entriesOf);
