import type { WireError } from '@vyloha/contract';
import type { BrokenLimit } from './quantity';

/** What may be refused in a cart and is no fault of the shop: shown to the shopper in words. */
export type CartProblem =
  | { kind: 'variantRequired' }
  | { kind: 'notAvailable' }
  | { kind: 'quantityInvalid' }
  | { kind: 'quantityLimited'; broken: BrokenLimit; limit: number; unit: string }
  /** The backend refused in its own words, which are in the shopper's language. */
  | { kind: 'refused'; message: string }
  | { kind: 'unknown' };

/** The first error of a refused answer, shown as 'field - title' or as the title alone. */
export function toCartProblem(errors: readonly WireError[]): CartProblem {
  const [first] = errors;
  if (first === undefined || first.title === '') return { kind: 'unknown' };
  return { kind: 'refused', message: first.field === undefined ? first.title : `${first.field} - ${first.title}` };
}

/** Translation key in the namespace `cart` with its values. */
export interface CartProblemText {
  key: string;
  values: Readonly<Record<string, string>>;
}

/** The words for a problem, or `null` for one that brings its own. */
export function cartProblemText(problem: Exclude<CartProblem, { kind: 'refused' }>): CartProblemText {
  switch (problem.kind) {
    case 'variantRequired':
      return { key: 'addToCart.variantRequired', values: {} };
    case 'notAvailable':
      return { key: 'addToCart.notAvailable', values: {} };
    case 'quantityInvalid':
      return { key: 'quantity.invalid', values: {} };
    case 'quantityLimited':
      return {
        key: `quantity.${problem.broken}`,
        values: { limit: String(problem.limit).replace('.', ','), unit: problem.unit },
      };
    case 'unknown':
      return { key: 'failure.text', values: {} };
  }
}
