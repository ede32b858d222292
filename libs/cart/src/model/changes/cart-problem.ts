import { firstErrorText } from '@vyloha/contract';
import type { WireError } from '@vyloha/contract';
import type { BrokenLimit } from '../lines/quantity';

/** Why a typed quantity is none: not a number above zero, a part of a piece, too many decimals, or more than anybody orders. */
export type QuantityProblem = 'invalid' | 'fraction' | 'tooFine' | 'tooLarge';

/** A cart error caused by the input or the stock, not by a fault: shown to the shopper as a message. */
export type CartProblem =
  | { kind: 'variantRequired' }
  | { kind: 'notAvailable' }
  | { kind: 'quantityInvalid'; reason: QuantityProblem }
  | { kind: 'quantityLimited'; broken: BrokenLimit; limit: number; unit: string }
  /** Message of the backend, in the shopper's language. */
  | { kind: 'refused'; message: string }
  /** Nothing of a batch was added because of these items, counted from 0. */
  | { kind: 'itemsRefused'; items: readonly { index: number; message: string }[]; message: string }
  /** Sales are paused; the text of the editors explains why. */
  | { kind: 'shoppingDisabled'; message: string }
  /** The backend did not answer: the cart may have changed or not. */
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

/** The first error of an error response, as 'field - title' or the title alone. */
export function toCartProblem(errors: readonly WireError[]): CartProblem {
  const message = firstErrorText(errors);
  return message === null ? { kind: 'unknown' } : { kind: 'refused', message };
}

/** The same where the message is shown at the only field, whose name in the API would tell nothing. */
export function toFieldProblem([first]: readonly WireError[]): CartProblem {
  return first === undefined ? { kind: 'unknown' } : { kind: 'refused', message: first.title };
}

/** A problem with its own text. */
type ProblemWithMessage = Extract<CartProblem, { message: string }>;

/** Severity of a problem: paused sales are a warning, not an error. */
export function cartProblemTone({ kind }: CartProblem): 'warning' | 'danger' {
  return kind === 'shoppingDisabled' ? 'warning' : 'danger';
}

/** Namespaced translation key and its values. */
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

function cartProblemText(problem: Exclude<CartProblem, ProblemWithMessage>): CartProblemText {
  switch (problem.kind) {
    case 'variantRequired':
      return { key: 'cart:addToCart.variantRequired', values: {} };
    case 'notAvailable':
      return { key: 'cart:addToCart.notAvailable', values: {} };
    case 'quantityInvalid':
      return { key: `cart:quantity.${problem.reason}`, values: {} };
    case 'quantityLimited':
      return {
        key: `cart:quantity.${problem.broken}`,
        values: { limit: String(problem.limit).replace('.', ','), unit: problem.unit },
      };
    case 'unreachable':
      return { key: 'cart:unreachable', values: {} };
    case 'unknown':
      return { key: 'ui:failure.text', values: {} };
  }
}
