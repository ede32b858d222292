import type { WireError } from '@vyloha/contract';
import { parseTotal } from './list-meta';

/** A successful response. */
export interface StoreSuccess<T> {
  ok: true;
  status: number;
  data: T;
  /** The response's `meta`, or the other fields beside `data`. */
  meta: unknown;
  /** Errors of parts of it. */
  errors: WireError[];
}

/** The backend refused (4xx); `errors` are in the shopper's language. */
export interface StoreRefusal {
  ok: false;
  status: number;
  errors: WireError[];
}

export type StoreResponse<T> = StoreSuccess<T> | StoreRefusal;

/** An unexpected refusal. */
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
 * The data of a response.
 * @throws StoreRefused
 */
export function unwrap<T>(response: StoreResponse<T>): T {
  if (response.ok) return response.data;
  throw new StoreRefused(response);
}

/** Not found, and a path that is too long: nothing is called by such a name. */
const absenceStatuses = [404, 414];

/**
 * The data of a response; null where it says 404 or 414: what is asked for does not exist, or the backend has no such call.
 * @throws StoreRefused on any other refusal
 */
export function unwrapOrNull<T>(response: StoreResponse<T>): T | null {
  return !response.ok && absenceStatuses.includes(response.status) ? null : unwrap(response);
}

/**
 * A page of a list, and the number of all its entries.
 * @throws StoreRefused
 */
export function unwrapPage<T>(response: StoreResponse<T>): { items: T; total: number } {
  if (!response.ok) throw new StoreRefused(response);
  return { items: response.data, total: parseTotal(response.meta) };
}
