import * as v from 'valibot';
import { maxInteger } from '../database/integer-bounds';

interface Bounds {
  min: number;
  /** Never beyond what the database's integers hold. */
  max?: number;
}

function within({ min, max = maxInteger }: Bounds): { min: number; max: number } {
  if (max > maxInteger) throw new RangeError(`${max} does not fit into an integer of the database`);
  return { min, max };
}

/** A whole number in JSON, between bounds that the database can hold. */
export function wholeNumber(bounds: Bounds) {
  const { min, max } = within(bounds);
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A number in a query string, between bounds, with a value for when it is absent. */
export function queryNumber({ absent, ...bounds }: Bounds & { max: number; absent: number }) {
  const { min, max } = within(bounds);
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max)),
    String(absent),
  );
}
