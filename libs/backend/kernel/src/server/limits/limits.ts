import type { TextKey } from '../../i18n/texts';

/** A number of attempts within a window that starts with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
  /** Attempts beyond this number are delayed, twice as long each time. */
  free?: number;
  /** The error when the limit is reached, where waiting is not the solution. */
  exhausted?: { key: TextKey; code: string };
}

/** What is counted, by subject. */
type Subjects = Readonly<Record<string, Limit>>;

/** How often one kind of call may happen. */
export interface CallLimit<Of extends Subjects = Subjects> {
  /** Unique in the backend: attempts are stored by it. */
  name: string;
  /**
   * `address` is the caller's IP address, with allowance for an office behind one; the route passes all other subjects.
   */
  subjects: Of;
}

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The limits of a module, by the names of what is limited. */
export function defineLimits<const Limits extends Readonly<Record<string, Subjects>>>(
  limits: Limits,
): { readonly [Name in keyof Limits]: CallLimit<Limits[Name]> } {
  const named = Object.entries(limits).map(([name, subjects]) => [name, { name, subjects }]);
  return Object.fromEntries(named);
}
