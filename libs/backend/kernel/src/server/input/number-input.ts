import * as v from 'valibot';

/** The maximum of PostgreSQL's `integer`, the type of amounts, prices in minor units and positions. */
const maxInteger = 2_147_483_647;

interface Bounds {
  min: number;
  /** At most the maximum integer of the database. */
  max?: number;
}

function checkBounds({ min, max = maxInteger }: Bounds): { min: number; max: number } {
  if (max > maxInteger) throw new RangeError(`${max} does not fit into an integer of the database`);
  return { min, max };
}

/** A whole number in JSON, within bounds that the database can store. */
export function wholeNumber(bounds: Bounds) {
  const { min, max } = checkBounds(bounds);
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A number in a query string, within bounds, with a default value. */
export function queryNumber({ defaultValue, ...bounds }: Bounds & { max: number; defaultValue: number }) {
  const { min, max } = checkBounds(bounds);
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max)),
    String(defaultValue),
  );
}
