import type { CartProblem } from './cart-problem';

/** Result of a cart change in the backend. */
export type CartOutcome<T> = { ok: true; value: T } | { ok: false; problem: CartProblem };
