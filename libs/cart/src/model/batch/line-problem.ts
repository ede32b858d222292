/** Why a line of an order is refused, in the shopper's language. */
export interface LineProblem {
  /** Counted from 1, as the shopper sees the lines. */
  number: number;
  message: string;
}
