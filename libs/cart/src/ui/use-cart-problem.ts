import { useTranslation } from '@vyloha/i18n';
import { type CartProblem, cartProblemText } from '../model/cart-problem';

/** Puts a refusal into words. */
export function useCartProblem(): (problem: CartProblem) => string {
  const { t } = useTranslation('cart');
  return (problem) => {
    if (problem.kind === 'refused') return problem.message;
    const { key, values } = cartProblemText(problem);
    return t(key, values);
  };
}
