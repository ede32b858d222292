import { fromMinor, sumMinor } from '@vyloha/money';
import type { TaxTreatment } from '@vyloha/contract';
import * as v from 'valibot';
import { groupBy } from '@vyloha/backend-kernel';
import type { Day } from '@vyloha/backend-shop';
import type { DocumentKind } from '../document-kinds';
import { quarterOf } from './tax-period';
import type { TaxReturn } from './tax-returns';

/** An invoice or credit note as tax returns need it. Amounts in minor units of its currency, negative on a credit note. */
export interface TaxedDocument {
  kind: DocumentKind;
  number: string;
  suppliedOn: Day;
  treatment: TaxTreatment;
  /** alpha-3 */
  taxCountry: string;
  /** With the code of its member state. */
  buyerVatNumber: string | null;
  isBusiness: boolean;
  /** The invoice that a credit note corrects. */
  original: { number: string; suppliedOn: Day } | null;
  currency: string;
  rates: readonly { rate: number; baseMinor: number; taxMinor: number }[];
  /** What of its total is not taxed. */
  untaxedMinor: number;
  /** An amount in the currency of the trader's country; null where the rate of the day is not known. */
  exchange: ((minor: number) => number) | null;
}

/** Parts of a return, in their order; those of control statements are called as their forms do. */
const taxSections = [
  ...(['rate', 'supply', 'correction', 'country', 'A.1', 'A.4', 'A.5', 'C.1', 'D.2'] as const),
  // In a currency whose rate is not known: nobody can say whether they are above the limit.
  'undecided',
  // At home at a rate of zero, which control statements do not ask for.
  'zero',
  'untaxed',
  'total',
] as const;

const money = { base: v.number(), tax: v.number(), total: v.number() };

/** A line of a return. Amounts in main units; what a section does not tell apart is null. */
export const taxLineSchema = v.object({
  section: v.picklist(taxSections),
  /** A quarter, of the one-stop shop. */
  period: v.nullable(v.string()),
  /** alpha-3 */
  countryCode: v.nullable(v.string()),
  vatNumber: v.nullable(v.string()),
  /** Of a recapitulative statement: 0 for goods. */
  code: v.nullable(v.string()),
  documentNumber: v.nullable(v.string()),
  originalNumber: v.nullable(v.string()),
  suppliedOn: v.nullable(v.string()),
  /** In percent. */
  rate: v.nullable(v.number()),
  /** Documents. */
  count: v.number(),
  currencyCode: v.string(),
  ...money,
  /** The same in the currency of the trader's country; null where a rate of the day is not known. */
  local: v.nullable(v.object(money)),
});

export type TaxLine = v.InferOutput<typeof taxLineSchema>;

/** What a line is about. */
type Place = Pick<TaxLine, 'section'> &
  Partial<
    Pick<
      TaxLine,
      'period' | 'countryCode' | 'vatNumber' | 'code' | 'documentNumber' | 'originalNumber' | 'suppliedOn' | 'rate'
    >
  >;

/** What of a document is on a line. */
interface Part {
  document: TaxedDocument;
  place: Place;
  baseMinor: number;
  taxMinor: number;
  untaxedMinor: number;
}

type PlaceOf = (document: TaxedDocument, rate: number) => Place;

/** The tax of an order whose invoice was in an earlier quarter is corrected, not less of this one. */
function ossPlace({ suppliedOn, original, taxCountry: countryCode }: TaxedDocument, rate: number): Place {
  const [quarter, period] = [quarterOf(suppliedOn), quarterOf(original?.suppliedOn ?? suppliedOn)];
  return { section: quarter === period ? 'supply' : 'correction', period, countryCode, rate };
}

const oneByOne = ({ number, original, suppliedOn, buyerVatNumber }: TaxedDocument, rate: number) => ({
  documentNumber: number,
  originalNumber: original?.number ?? null,
  suppliedOn,
  vatNumber: buyerVatNumber,
  rate,
});

/** 10 000 Kč with tax: those above it are stated one by one. */
const czechLimitMinor = 1_000_000;

const czechPlace: PlaceOf = (document, rate) => {
  const { buyerVatNumber, exchange, rates } = document;
  if (rate === 0) return { section: 'zero', rate };
  if (buyerVatNumber?.startsWith('CZ') !== true) return { section: 'A.5', rate };
  if (exchange === null) return { section: 'undecided', ...oneByOne(document, rate) };
  const taxed = rates.filter((other) => other.rate > 0);
  const totalMinor = sumMinor(taxed.map(({ baseMinor, taxMinor }) => exchange(baseMinor) + exchange(taxMinor)));
  // Of a credit note it is what it takes off that counts.
  return Math.abs(totalMinor) > czechLimitMinor
    ? { section: 'A.4', ...oneByOne(document, rate) }
    : { section: 'A.5', rate };
};

/** Businesses one by one, also those without a number. */
const slovakPlace: PlaceOf = (document, rate) => {
  if (rate === 0) return { section: 'zero', rate };
  if (!document.isBusiness) return { section: 'D.2', rate };
  return { section: document.kind === 'creditNote' ? 'C.1' : 'A.1', ...oneByOne(document, rate) };
};

const controlPlaces: Readonly<Record<string, PlaceOf>> = { CZE: czechPlace, SVK: slovakPlace };

/** @param traderCountry alpha-3 */
export const hasControlStatement = (traderCountry: string) => controlPlaces[traderCountry] !== undefined;

const places: Readonly<Record<Exclude<TaxReturn, 'control'>, PlaceOf>> = {
  home: (_, rate) => ({ section: 'rate', rate }),
  oss: ossPlace,
  summary: ({ buyerVatNumber }) => ({ section: 'supply', vatNumber: buyerVatNumber, code: '0' }),
  export: ({ taxCountry }) => ({ section: 'country', countryCode: taxCountry }),
};

/** Which documents a return is about. */
export const treatmentOf: Readonly<Record<TaxReturn, TaxTreatment>> = {
  home: 'home',
  control: 'home',
  oss: 'oss',
  summary: 'reverseCharge',
  export: 'export',
};

function amountsOf(parts: readonly Pick<Part, 'baseMinor' | 'taxMinor' | 'untaxedMinor'>[]) {
  const [baseMinor, taxMinor, untaxedMinor] = [
    sumMinor(parts.map((part) => part.baseMinor)),
    sumMinor(parts.map((part) => part.taxMinor)),
    sumMinor(parts.map((part) => part.untaxedMinor)),
  ];
  const totalMinor = baseMinor + taxMinor + untaxedMinor;
  return { base: fromMinor(baseMinor), tax: fromMinor(taxMinor), total: fromMinor(totalMinor) };
}

/** Each part is exchanged by itself, as on its document. */
function localOf(parts: readonly Part[]): TaxLine['local'] {
  const exchanged = parts.flatMap(({ document: { exchange }, baseMinor, taxMinor, untaxedMinor }) =>
    exchange === null
      ? []
      : { baseMinor: exchange(baseMinor), taxMinor: exchange(taxMinor), untaxedMinor: exchange(untaxedMinor) },
  );
  return exchanged.length < parts.length ? null : amountsOf(exchanged);
}

const nowhere = {
  ...{ period: null, countryCode: null, vatNumber: null, code: null },
  ...{ documentNumber: null, originalNumber: null, suppliedOn: null, rate: null },
};

/** By section, then as they are identified, the highest rates first. */
function compareLines(a: TaxLine, b: TaxLine): number {
  const bySection = taxSections.indexOf(a.section) - taxSections.indexOf(b.section);
  const keyOf = ({ period, countryCode, vatNumber, suppliedOn, documentNumber }: TaxLine) =>
    JSON.stringify([period, countryCode, vatNumber, suppliedOn, documentNumber]);
  const [first, second] = [keyOf(a), keyOf(b)];
  if (bySection !== 0) return bySection;
  if (first !== second) return first < second ? -1 : 1;
  return (b.rate ?? 0) - (a.rate ?? 0) || a.currencyCode.localeCompare(b.currencyCode);
}

function toLines(parts: readonly Part[]): TaxLine[] {
  const groups = groupBy(parts, ({ place, document }) => JSON.stringify([place, document.currency]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { place, document } = first;
    return {
      ...nowhere,
      ...place,
      count: new Set(group.map((part) => part.document)).size,
      currencyCode: document.currency,
      ...amountsOf(group),
      local: localOf(group),
    };
  });
}

/**
 * A return, with the totals of each currency at its end. Its lines sum up to the totals, and these to the documents'.
 * @param documents those of the period with the return's treatment
 * @param traderCountry whose control statement it is, alpha-3
 */
export function taxLines(
  documents: readonly TaxedDocument[],
  taxReturn: TaxReturn,
  { traderCountry }: { traderCountry: string },
): TaxLine[] {
  const placeOf = taxReturn === 'control' ? (controlPlaces[traderCountry] ?? places.home) : places[taxReturn];
  const parts = documents.flatMap((document): Part[] => [
    ...document.rates.map((rate) => ({ ...rate, document, place: placeOf(document, rate.rate), untaxedMinor: 0 })),
    ...(document.untaxedMinor === 0
      ? []
      : [
          {
            document,
            place: { section: 'untaxed' as const },
            ...{ baseMinor: 0, taxMinor: 0, untaxedMinor: document.untaxedMinor },
          },
        ]),
  ]);
  const totals = parts.map((part): Part => ({ ...part, place: { section: 'total' } }));
  return [...toLines(parts), ...toLines(totals)].sort(compareLines);
}
