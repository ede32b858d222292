import { delays } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { useEffect, useRef, useState } from 'react';
import { addBlankRows, type BulkOrderRow, rowField } from '../../model/bulk-order/bulk-order-row';
import { type CheckedRow, parseCheckedRows } from '../../model/bulk-order/checked-row';

async function requestCheck(
  rows: readonly BulkOrderRow[],
  edited: number,
  signal: AbortSignal,
): Promise<readonly CheckedRow[]> {
  const body = new URLSearchParams({ edited: String(edited) });
  for (const [index, { code, quantity }] of rows.entries()) {
    body.set(rowField(index, 'code'), code);
    body.set(rowField(index, 'quantity'), quantity);
  }
  const response = await fetch(paths.bulkOrderRows(), { method: 'POST', body, signal });
  return parseCheckedRows(await response.json());
}

function isSameRow(row: BulkOrderRow, other: BulkOrderRow | undefined): boolean {
  return row.code.trim() === other?.code && row.quantity.trim() === other.quantity;
}

function toUnchecked({ code, quantity }: BulkOrderRow): CheckedRow {
  return { code, quantity, found: null, problem: null, choices: [] };
}

/**
 * The rows as they are typed: the host stores and checks them after a pause. A row shows what is known of it only while
 * that belongs to what it holds.
 * @param loaded rows of the page; another list replaces what was typed
 */
export function useBulkOrder(loaded: readonly CheckedRow[]) {
  const [rows, setRows] = useState<readonly BulkOrderRow[]>(loaded);
  const [checked, setChecked] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  const timer = useRef<number>();
  const pending = useRef<AbortController>();

  if (loaded !== lastLoaded) {
    setLastLoaded(loaded);
    setRows(loaded);
    setChecked(loaded);
  }

  function cancel() {
    window.clearTimeout(timer.current);
    // A late response would restore the rows of before the order.
    pending.current?.abort();
  }
  useEffect(() => cancel, []);

  function check(changed: readonly BulkOrderRow[], edited: number) {
    const controller = new AbortController();
    pending.current = controller;
    requestCheck(changed, edited, controller.signal)
      .then((answer) => {
        if (!controller.signal.aborted) setChecked(answer);
      })
      // Nothing is lost when it fails: the buttons send the rows again.
      .catch(() => {});
  }

  function change(index: number, fields: Partial<BulkOrderRow>, delayMs: number = delays.quantityDebounce) {
    const changed = rows.map((row, at) => (at === index ? { ...row, ...fields } : row));
    setRows(changed);
    cancel();
    timer.current = window.setTimeout(() => check(changed, index), delayMs);
  }

  return {
    rows: rows.map((row, index) => {
      const answer = checked[index];
      return answer !== undefined && isSameRow(row, answer)
        ? { ...answer, code: row.code, quantity: row.quantity }
        : toUnchecked(row);
    }),
    change,
    addRows: () => setRows(addBlankRows(rows)),
    cancel,
  };
}
