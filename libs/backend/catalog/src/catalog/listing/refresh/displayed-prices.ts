import { sql, type SQL } from 'drizzle-orm';

/** What one quantity step costs by a row of `price`, in minor units with tax: as `priceOf` charges for one. */
function stepOf(alias: string): SQL {
  const [unit, steps] = ['unit_minor', 'quantity_prices'].map(
    (column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`,
  );
  const lower = sql`jsonb_path_query_first(${steps}, '$[*] ? (@.amountFrom <= 1).unitMinor')::int`;
  return sql`case when ${steps} = '[]' then ${unit} else least(${unit}, ${lower}) end`;
}

/** Rounds half up, as the storefront does. */
const perUnit = (minor: SQL): SQL => sql`floor(${minor} / lv.units_per_step + 0.5)::int`;

/** As `withoutTax` of the money library. */
const withoutTax = (minor: SQL): SQL => sql`(200::bigint * ${minor} + 100 + lv.vat_rate) / (200 + 2 * lv.vat_rate)`;

/**
 * Prices of `listed_variant lv` as a box shows them: per metre for products sold by the metre, null for those without
 * a price above zero.
 * @param aliases rows of `price`, the first one there is applies
 */
export function displayedPrices(aliases: readonly string[]): { withTax: SQL; net: SQL } {
  const step = sql`nullif(coalesce(${sql.join(aliases.map(stepOf), sql`, `)}), 0)`;
  return { withTax: perUnit(step), net: perUnit(sql`(${withoutTax(step)})`) };
}
