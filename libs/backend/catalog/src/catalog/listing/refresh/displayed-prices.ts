import { sql, type SQL } from 'drizzle-orm';
import { isCurrentTaxOf } from '@vyloha/backend-shop';
import { currentTax, setting } from '@vyloha/backend-shop/tables';

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

/** 100 % and a rate, in hundredths of a percent. */
const whole = (rate: SQL): SQL => sql`(10000 + round(100 * ${rate}))::bigint`;

/** As `withoutTax` of the money library. */
const withoutTax = (minor: SQL, rate: SQL): SQL => sql`((20000 * ${minor} + ${whole(rate)}) / (2 * ${whole(rate)}))`;

/** As `withTax` there. */
const withTax = (minor: SQL, rate: SQL): SQL => sql`((2 * ${minor} * ${whole(rate)} + 10000) / 20000)`;

const listRate = sql`tax.list_rate_percent`;
const taxRate = sql`tax.rate_percent`;

/** As `convert` of the shopper's taxes. */
const convert = (minor: SQL): SQL =>
  sql`(case when ${listRate} is not distinct from ${taxRate} then ${minor}
    else ${withTax(withoutTax(minor, listRate), taxRate)} end)`;

/** As `convertProductPrice` there. */
function convertProductPrice(minor: SQL, priceList: SQL): SQL {
  const own = sql`coalesce(${taxRate}, 0)`;
  const isNet = sql`(select ${setting.value} from ${setting} where ${setting.name} = 'netPriceLists') ? ${priceList}`;
  return sql`(case when ${isNet} then ${withTax(withoutTax(convert(minor), own), own)} else ${convert(minor)} end)`;
}

/** Joins the rates of today for `listed_variant lv`, as `tax`. */
export const joinedTax = (currency: SQL): SQL =>
  sql`left join ${currentTax} tax on ${isCurrentTaxOf(
    sql`tax`,
    { taxClass: sql`lv.tax_class`, taxClasses: sql`lv.tax_classes` },
    currency,
  )}`;

/**
 * Prices of `listed_variant lv` as a box shows them: per metre for products sold by the metre, null for those without
 * a price above zero.
 * @param aliases rows of `price`, the first one there is applies; `joinedTax` has to be joined with them
 * @param priceList of whom they are shown to
 */
export function displayedPrices(aliases: readonly string[], priceList: SQL): { withTax: SQL; net: SQL } {
  const step = convertProductPrice(sql`nullif(coalesce(${sql.join(aliases.map(stepOf), sql`, `)}), 0)`, priceList);
  return { withTax: perUnit(step), net: perUnit(withoutTax(step, sql`coalesce(${taxRate}, 0)`)) };
}
