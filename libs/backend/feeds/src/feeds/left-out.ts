/** Why an offer is in no feed, or not in this one. */
export const leftOutReasons = [
  /** The product is not in the catalogue. */
  'hidden',
  /** Only some groups of customers see it. */
  'restricted',
  'notSaleable',
  /** None above zero in the currency. */
  'noPrice',
  'soldOut',
  /** Availability is about what is in stock. */
  'notInStock',
  'noPicture',
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** How many codes of products are kept for each reason. */
const maxExamples = 5;

export interface LeftOut {
  reason: LeftOutReason;
  offers: number;
  /** Codes of the first ones. */
  examples: string[];
}

/** Counts what is left out, in bounded memory. */
export class LeftOutTally {
  private readonly byReason = new Map<LeftOutReason, LeftOut>();

  add(reason: LeftOutReason, code: string, offers = 1): void {
    const known = this.byReason.get(reason) ?? { reason, offers: 0, examples: [] };
    this.byReason.set(reason, known);
    known.offers += offers;
    if (known.examples.length < maxExamples) known.examples.push(code);
  }

  list(): LeftOut[] {
    return leftOutReasons.flatMap((reason) => this.byReason.get(reason) ?? []);
  }
}
