import type { WireError } from '@vyloha/contract';

/** The backend did what it was asked. */
export interface StoreSuccess<T> {
  ok: true;
  status: number;
  data: T;
  /** The answer's `meta`, or what else stands beside `data`. */
  meta: unknown;
  /** What went wrong with parts of it. */
  errors: WireError[];
}

/** The backend refused (4xx); `errors` are in the shopper's language. */
export interface StoreRefusal {
  ok: false;
  status: number;
  errors: WireError[];
}

export type StoreAnswer<T> = StoreSuccess<T> | StoreRefusal;

/** A refusal where none was expected. */
export class StoreRefused extends Error {
  override name = 'StoreRefused';
  readonly status: number;
  readonly errors: readonly WireError[];

  constructor({ status, errors }: StoreRefusal) {
    super(`${status} ${errors[0]?.title ?? ''}`.trim());
    this.status = status;
    this.errors = errors;
  }
}

/**
 * The data of an answer.
 * @throws StoreRefused
 */
export function unwrap<T>(answer: StoreAnswer<T>): T {
  if (answer.ok) return answer.data;
  throw new StoreRefused(answer);
}
