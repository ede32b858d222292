import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import {
  addBlankRows,
  bulkOrderFields,
  type BulkOrderRow,
  isBlankRow,
  parseStoredRows,
  readRows,
  serializeRows,
} from '../model/bulk-order/bulk-order-row';
import type { CheckedRow } from '../model/bulk-order/checked-row';
import type { BulkOrderRefusal, OrderEntryRefusal } from '../model/bulk-order/order-entry';
import { cartProblemMessage, cartProblemTone } from '../model/changes/cart-problem';
import { addOrderLines, type OrderLinesRefusal } from './add-order-lines.server';
import { checkBulkOrder } from './check-bulk-order.server';

type Fields = Readonly<Record<string, string | undefined>>;

function toUncheckedRow(row: BulkOrderRow): CheckedRow {
  return { ...row, found: null, problem: null, choices: [] };
}

function storeRows({ cookies }: AppLoadContext, rows: readonly BulkOrderRow[]): void {
  if (rows.every(isBlankRow) && rows.length <= addBlankRows([]).length) cookies.clear('bulkOrder');
  else cookies.setSealed('bulkOrder', serializeRows(rows));
}

/** The rows of the last visit, checked; as they were typed while the backend is down. */
export async function loadBulkOrder(context: AppLoadContext): Promise<readonly CheckedRow[]> {
  const rows = parseStoredRows(context.cookies.getSealed('bulkOrder'));
  if (rows.every(isBlankRow)) return rows.map(toUncheckedRow);
  const checked = await withUnavailableFallback(checkBulkOrder(context, rows), () => null);
  return checked === null ? rows.map(toUncheckedRow) : checked.rows;
}

function refuse(refusal: BulkOrderRefusal) {
  return refused<OrderEntryRefusal>({ bulkOrder: refusal, list: null });
}

function toRefusal({ t }: AppLoadContext, rows: readonly CheckedRow[], refusal: OrderLinesRefusal): BulkOrderRefusal {
  if (refusal.lines === null) {
    const { problem } = refusal;
    return { rows, alert: { tone: cartProblemTone(problem), text: cartProblemMessage(problem, t) } };
  }
  const { lines } = refusal;
  const messageOf = (index: number) => lines.find(({ number }) => number === index + 1)?.message;
  return { rows: rows.map((row, index) => ({ ...row, problem: messageOf(index) ?? row.problem })), alert: null };
}

async function addRows(context: AppLoadContext, rows: readonly BulkOrderRow[]) {
  const checked = await checkBulkOrder(context, rows);
  if (checked.rows.some(({ problem }) => problem !== null)) return refuse({ rows: checked.rows, alert: null });
  if (checked.items.length === 0) {
    return refuse({ rows: checked.rows, alert: { tone: 'warning', text: context.t('cart:import.empty') } });
  }
  const added = await addOrderLines(context, checked.items);
  if (!added.ok) return refuse(toRefusal(context, checked.rows, added.problem));
  context.cookies.clear('bulkOrder');
  return seeOther(paths.cart());
}

/** `3:10023-1` puts the code into the row, counted from 0. */
function chooseCode(rows: readonly BulkOrderRow[], choice: string): readonly BulkOrderRow[] {
  const [, index, code] = /^(\d{1,2}):([\w./-]{1,40})$/.exec(choice) ?? [];
  return code === undefined ? rows : rows.map((row, at) => (at === Number(index) ? { ...row, code } : row));
}

/**
 * Handles the buttons of the rows: a choice, more rows and the check store them and show the page again, which checks
 * what is stored.
 * @param path the page's own
 */
export async function changeBulkOrder(context: AppLoadContext, fields: Fields, path: string) {
  const posted = readRows(fields);
  const { intent, choice } = fields;
  const rows = chooseCode(intent === 'addRows' ? addBlankRows(posted) : posted, choice ?? '');
  // Whatever happens next, what was typed is not lost.
  storeRows(context, rows);
  return intent === 'add' ? addRows(context, rows) : seeOther(path);
}

/** Stores and checks the rows while they are typed: `{rows}` for the script of the form. */
export async function bulkOrderRowsAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const fields = await readFields(request, bulkOrderFields);
  const rows = readRows(fields);
  storeRows(context, rows);
  const { edited } = fields;
  const checked = await withUnavailableFallback(
    checkBulkOrder(context, rows, edited === undefined ? null : Number(edited)),
    () => ({ rows: rows.map(toUncheckedRow), items: [] }),
  );
  return Response.json({ rows: checked.rows }, { headers: { 'Cache-Control': 'private, no-store' } });
}
