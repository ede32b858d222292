import { timeZone } from '@vyloha/contract';

/** Rows as columns for a terminal; the last one is as wide as it is. */
export function toColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const isNumber = /^-?\d+\.\d\d( [A-Z]{3})?$/;
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          if (column === row.length - 1) return cell;
          const width = widths[column] ?? 0;
          return isNumber.test(cell) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** An amount as it is typed into other commands. */
export const moneyText = (amount: number, currencyCode: string): string => `${amount.toFixed(2)} ${currencyCode}`;

const timeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** A time of the shop's wall clock, to the minute. */
export const timeText = (iso: string): string => timeFormat.format(new Date(iso));

const indent = (text: string) => text.replaceAll(/^/gm, '  ');

/** Rows under a title; nothing without rows. */
export function section(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : [title, indent(toColumns(rows))];
}

/** Parts that there are, with commas. */
export const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
