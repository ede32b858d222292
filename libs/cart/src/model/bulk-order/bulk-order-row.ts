import * as v from 'valibot';

/** One row of a bulk order as it was typed. */
export interface BulkOrderRow {
  /** Code or EAN; a name while the shopper is looking for one. */
  code: string;
  /** In the product's unit; blank is one. */
  quantity: string;
}

/** Rows that a form starts with, and that each 'add rows' adds. */
export const rowsAtOnce = 5;

/** Maximum of rows: they are stored in a cookie; longer orders are imported as a list. */
export const maxBulkOrderRows = 40;

/** The longest rows still fit into the cookie. */
export const maxCodeLength = 50;
export const maxQuantityLength = 12;

const rowPrefix = 'row.';

/** Name of a field of a row, counted from 0. */
export function rowField(index: number, field: keyof BulkOrderRow): string {
  return `${rowPrefix}${index}.${field}`;
}

/** All fields of the form; those of rows share a prefix. */
export const bulkOrderFields = { names: ['intent', 'choice', 'edited'], prefix: rowPrefix };

export const blankRow: BulkOrderRow = { code: '', quantity: '' };

export function isBlankRow({ code, quantity }: BulkOrderRow): boolean {
  return code === '' && quantity === '';
}

/** Adds blank rows, as many as fit. */
export function addBlankRows(rows: readonly BulkOrderRow[], count = rowsAtOnce): readonly BulkOrderRow[] {
  return [...rows, ...Array.from({ length: count }, () => blankRow)].slice(0, maxBulkOrderRows);
}

function fillUp(rows: readonly BulkOrderRow[]): readonly BulkOrderRow[] {
  return addBlankRows(rows, Math.max(0, rowsAtOnce - rows.length));
}

function clean(typed: string | undefined, maxLength: number): string | undefined {
  return typed?.replaceAll(/\p{C}/gu, ' ').trim().slice(0, maxLength);
}

/** The posted rows, in the order of their numbers; rows beyond the maximum are ignored. */
export function readRows(fields: Readonly<Record<string, string | undefined>>): readonly BulkOrderRow[] {
  const rows = Array.from({ length: maxBulkOrderRows }, (_, index) => ({
    code: clean(fields[rowField(index, 'code')], maxCodeLength),
    quantity: clean(fields[rowField(index, 'quantity')], maxQuantityLength),
  }));
  const posted = rows.flatMap(({ code, quantity }) =>
    code === undefined && quantity === undefined ? [] : [{ code: code ?? '', quantity: quantity ?? '' }],
  );
  return fillUp(posted);
}

const storedRows = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.tuple([v.pipe(v.string(), v.maxLength(maxCodeLength)), v.pipe(v.string(), v.maxLength(maxQuantityLength))]),
  ),
);

export function serializeRows(rows: readonly BulkOrderRow[]): string {
  return JSON.stringify(rows.map(({ code, quantity }) => [code, quantity]));
}

/** The stored rows; blank ones for anything else. */
export function parseStoredRows(stored: string | null): readonly BulkOrderRow[] {
  const parsed = v.safeParse(storedRows, stored);
  return fillUp(parsed.success ? parsed.output.map(([code, quantity]) => ({ code, quantity })) : []);
}
