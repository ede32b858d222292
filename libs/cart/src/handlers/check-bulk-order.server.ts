import type { AppLoadContext } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { withUnavailableFallback } from '@vyloha/http-client';
import { searchProducts } from '../api/products.server';
import { type OrderLine, toOrderLine } from '../model/batch/order-lines';
import { type BulkOrderRow, isBlankRow } from '../model/bulk-order/bulk-order-row';
import type { BulkOrderChoice, CheckedRow } from '../model/bulk-order/checked-row';
import { chooseFound, toChoices } from '../model/bulk-order/to-choices';
import type { NumberedItem } from './add-order-lines.server';
import { findLineVariants, type LineVariant } from './find-line-variants.server';

/** Products searched for a row with a name. */
const productsPerSearch = 5;

/** Rows with a name that one check searches for: each is a call. */
const maxSearches = 5;

interface RowLine {
  row: BulkOrderRow;
  /** `null` for a blank row, and for one whose fields are no code and quantity. */
  line: OrderLine | null;
  /** What its code names; `null` where there is no line. */
  found: LineVariant | null;
  choices: readonly BulkOrderChoice[];
}

/** Rows that are checked, and what they order. */
export interface CheckedBulkOrder {
  rows: readonly CheckedRow[];
  /** Only of rows without a problem. */
  items: readonly NumberedItem[];
}

async function searchChoices({ cms }: AppLoadContext, name: string): Promise<readonly BulkOrderChoice[]> {
  const products = await withUnavailableFallback(searchProducts(cms, name, productsPerSearch), () => []);
  return chooseFound(products, name);
}

/** Whether the code alone could be ordered. */
function hasWrongQuantity({ row: { code }, line }: RowLine): boolean {
  return line === null && toOrderLine(1, code) !== null;
}

function isUnknown(row: RowLine): boolean {
  const isNoCode = row.line === null ? !hasWrongQuantity(row) : row.found?.problem === 'unknownCode';
  return isNoCode && row.row.code.length >= limits.searchMinimumLength;
}

/** The variants of an ambiguous code, or, for a name, those that a search finds; the row being typed goes first. */
async function addChoices(
  context: AppLoadContext,
  rows: readonly RowLine[],
  edited: number | null,
): Promise<readonly RowLine[]> {
  const unknown = [...rows.keys()].filter((index) => rows[index] !== undefined && isUnknown(rows[index]));
  const searched = unknown.sort((a, b) => Number(b === edited) - Number(a === edited)).slice(0, maxSearches);
  return Promise.all(
    rows.map(async (row, index) => {
      if (searched.includes(index)) return { ...row, choices: await searchChoices(context, row.row.code) };
      const { found } = row;
      const isAmbiguous = found?.problem === 'ambiguousCode' || found?.problem === 'severalProducts';
      return isAmbiguous ? { ...row, choices: toChoices(found.candidates, row.row.code) } : row;
    }),
  );
}

function problemOf(rowLine: RowLine, t: AppLoadContext['t']): string | null {
  const { row, found, choices } = rowLine;
  const { code } = row;
  if (isBlankRow(row)) return null;
  if (code === '') return t('cart:bulkOrder.codeMissing');
  if (choices.length > 0) return t('cart:bulkOrder.choose');
  if (hasWrongQuantity(rowLine)) return t('cart:import.wrongAmount', { code });
  if (found === null) return t('cart:import.unknownCode', { code });
  return found.problem === null ? null : t(`cart:import.${found.problem}`, { code });
}

function toCheckedRow(rowLine: RowLine, t: AppLoadContext['t']): CheckedRow {
  const { row, found, choices } = rowLine;
  return {
    ...row,
    found: found?.problem === null ? { name: found.variant.name, unit: found.variant.unit } : null,
    problem: problemOf(rowLine, t),
    choices: [...choices],
  };
}

/**
 * Looks up what the rows order, and for names and ambiguous codes what they may mean.
 * @param edited index of the row being typed
 */
export async function checkBulkOrder(
  context: AppLoadContext,
  rows: readonly BulkOrderRow[],
  edited: number | null = null,
): Promise<CheckedBulkOrder> {
  const lines = rows.map(({ code, quantity }, index) =>
    toOrderLine(index + 1, code, quantity === '' ? undefined : quantity),
  );
  const readable = lines.filter((line) => line !== null);
  const found = await findLineVariants(context, readable);
  const rowLines = rows.map((row, index): RowLine => {
    const line = lines[index] ?? null;
    return { row, line, found: line && (found[readable.indexOf(line)] ?? null), choices: [] };
  });
  const withChoices = await addChoices(context, rowLines, edited);
  return {
    rows: withChoices.map((rowLine) => toCheckedRow(rowLine, context.t)),
    items: withChoices.flatMap(({ line, found: ofLine }) => {
      if (line === null || ofLine?.problem !== null) return [];
      const { problem: _, variant, ...requested } = ofLine;
      return [{ number: line.number, variantId: variant.id, ...requested }];
    }),
  };
}
