import { sql, type SQL } from 'drizzle-orm';

/** A price of one counted step of `listed l`, as it is shown: of a metre where goods are sold by it. */
export function perUnit(stepMinor: SQL): SQL {
  // As the storefront rounds: halves up.
  return sql`floor(${stepMinor} / l.units_per_step + 0.5)::int`;
}
