import type { DocumentData } from './document-data';

/** Never minus zero, which would be printed with its sign. */
const opposite = (number: number) => (number === 0 ? 0 : -number);

/** The document that takes everything of another one back: quantities and amounts are negative, prices are not. */
export function negate(data: DocumentData): DocumentData {
  return {
    ...data,
    lines: data.lines.map((line) => ({
      ...line,
      quantity: opposite(line.quantity),
      baseMinor: opposite(line.baseMinor),
      totalMinor: opposite(line.totalMinor),
    })),
    rates: data.rates.map((rate) => ({
      ...rate,
      baseMinor: opposite(rate.baseMinor),
      taxMinor: opposite(rate.taxMinor),
    })),
    baseMinor: opposite(data.baseMinor),
    roundingMinor: opposite(data.roundingMinor),
    totalMinor: opposite(data.totalMinor),
  };
}
