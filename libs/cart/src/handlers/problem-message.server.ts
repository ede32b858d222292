import type { AppLoadContext } from '@remix-run/node';
import { type CartProblem, cartProblemText } from '../model/cart-problem';

/** A problem in the shopper's language. */
export function problemMessage(context: AppLoadContext, problem: CartProblem): string {
  if (problem.kind === 'refused') return problem.message;
  const { key, values } = cartProblemText(problem);
  return context.t(`cart:${key}`, values);
}
