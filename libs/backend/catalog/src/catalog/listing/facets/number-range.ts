import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

/** Numeric bounds; a missing bound is open. */
export interface NumberRange {
  from?: number;
  to?: number;
}

/** Bounds in the request. */
export const boundsField = <Bound extends v.GenericSchema<number>>(bound: Bound) =>
  v.strictObject({ from: v.exactOptional(bound), to: v.exactOptional(bound) });

/** The range of a facet in the response. */
export const rangeField = v.nullable(v.object({ from: v.number(), to: v.number() }));

export const isOpenRange = ({ from, to }: NumberRange): boolean => from === undefined && to === undefined;

export function isWithin(value: SQL, { from, to }: NumberRange): SQL {
  const bounds = [
    ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${value} <= ${to}`]),
  ];
  return sql.join(bounds, sql` and `);
}
