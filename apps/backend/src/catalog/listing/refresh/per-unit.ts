import { sql, type SQL } from 'drizzle-orm';

/** A price of one quantity step of `listed l` as displayed: per metre for products sold by the metre. */
export function perUnit(stepMinor: SQL): SQL {
  // Rounds half up, as the storefront does.
  return sql`floor(${stepMinor} / l.units_per_step + 0.5)::int`;
}
