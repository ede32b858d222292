import { firstErrorText } from '@vyloha/contract';
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
  /** The shop sells nothing for now, and its editors say why. */
  | { kind: 'shoppingDisabled'; message: string }
  | { kind: 'unknown' };

/** The first error of a refused answer, shown as 'field - title' or as the title alone. */
export function toCartProblem(errors: readonly WireError[]): CartProblem {
  const message = firstErrorText(errors);
  return message === null ? { kind: 'unknown' } : { kind: 'refused', message };
}

/** A problem that brings its own words. */
type WordedProblem = Extract<CartProblem, { message: string }>;

/** How loud a problem is: a shop that does not sell now is no mistake of anybody's. */
export function cartProblemTone({ kind }: CartProblem): 'warning' | 'danger' {
  return kind === 'shoppingDisabled' ? 'warning' : 'danger';
}

/** Translation key with its namespace, and the values. */
interface CartProblemText {
  key: string;
  values: Readonly<Record<string, string>>;
}

type Translate = (key: string, values: CartProblemText['values']) => string;

/** A problem in the shopper's language. */
export function cartProblemMessage(problem: CartProblem, t: Translate): string {
  if ('message' in problem) return problem.message;
  const { key, values } = cartProblemText(problem);
  return t(key, values);
}

function cartProblemText(problem: Exclude<CartProblem, WordedProblem>): CartProblemText {
  switch (problem.kind) {
    case 'variantRequired':
      return { key: 'cart:addToCart.variantRequired', values: {} };
    case 'notAvailable':
      return { key: 'cart:addToCart.notAvailable', values: {} };
    case 'quantityInvalid':
      return { key: 'cart:quantity.invalid', values: {} };
    case 'quantityLimited':
      return {
        key: `cart:quantity.${problem.broken}`,
        values: { limit: String(problem.limit).replace('.', ','), unit: problem.unit },
      };
    case 'unknown':
      return { key: 'ui:failure.text', values: {} };
  }
}
