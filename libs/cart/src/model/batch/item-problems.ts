import type { WireError } from '@vyloha/contract';
import type { CartProblem } from '../changes/cart-problem';

const itemField = /^items\.(\d{1,4})$/;

/** What is wrong with which items of a batch, counted from 0; `null` when the errors name none. */
export function toItemProblems(errors: readonly WireError[]): Extract<CartProblem, { kind: 'itemsRefused' }> | null {
  const items = errors.flatMap(({ field = '', title }) => {
    const index = itemField.exec(field)?.[1];
    return index === undefined ? [] : [{ index: Number(index), message: title }];
  });
  const [first] = items;
  return first === undefined ? null : { kind: 'itemsRefused', items, message: first.message };
}
