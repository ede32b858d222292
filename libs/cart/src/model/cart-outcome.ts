import type { CartProblem } from './cart-problem';

/** What came of asking the backend for a change. */
export type CartOutcome<T> = { ok: true; value: T } | { ok: false; problem: CartProblem };
