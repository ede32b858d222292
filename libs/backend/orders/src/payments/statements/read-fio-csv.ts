import { readCsv } from '@vyloha/backend-kernel';
import {
  type BankTransaction,
  type Statement,
  StatementError,
  toDay,
  toStatement,
  toVariableSymbol,
} from './statement';

const columnNames = {
  id: ['ID pohybu', 'ID operace'],
  day: ['Datum'],
  amount: ['Objem'],
  currency: ['Měna'],
  symbol: ['VS'],
};

type Column = keyof typeof columnNames;

function findColumns(cells: readonly string[]): Record<Column, number> {
  const find = (column: Column) => {
    const position = cells.findIndex((cell) => columnNames[column].includes(cell));
    if (position < 0) throw new StatementError(`There is no column '${columnNames[column][0]}'`);
    return position;
  };
  return {
    id: find('id'),
    day: find('day'),
    amount: find('amount'),
    currency: find('currency'),
    symbol: find('symbol'),
  };
}

/** An amount in hundredths: `-12 225,25`. */
function readHundredths(text: string, line: string): number {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  const groups = /^(?<sign>[+-]?)(?<whole>\d{1,10})(?:[.,](?<part>\d{1,2}))?$/.exec(plain)?.groups;
  if (groups === undefined) throw new StatementError(`${line}: '${text}' is no amount`);
  const { sign, whole, part = '' } = groups;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/**
 * The CSV of Fio's API or internet banking: lines about the account, then a line with the names of columns.
 * @throws StatementError, CsvError
 */
export function readFioCsv(text: string): Statement {
  const rows = readCsv(text);
  const head = rows.findIndex(({ cells }) => cells.some((cell) => columnNames.id.includes(cell)));
  if (head < 0) throw new StatementError(`There is no column '${columnNames.id[0]}'`);
  const account = rows.slice(0, head).find(({ cells }) => cells[0] === 'accountId')?.cells[1];
  if (account === undefined || account === '') throw new StatementError("There is no line 'accountId'");
  const columns = findColumns(rows[head]?.cells ?? []);
  const transactions = rows.slice(head + 1).flatMap(({ line: number, cells }): BankTransaction[] => {
    if (cells.every((cell) => cell === '')) return [];
    const line = `line ${number}`;
    const cell = (column: Column) => cells[columns[column]] ?? '';
    if (!/^\d+$/.test(cell('id'))) throw new StatementError(`${line}: '${cell('id')}' is no number of a transaction`);
    const [day = '', month = '', year = ''] = cell('day').split('.');
    return [
      {
        reference: `${account}/${cell('id')}`,
        on: toDay({ year, month: month.padStart(2, '0'), day: day.padStart(2, '0') }, line),
        amountMinor: readHundredths(cell('amount'), line),
        currencyCode: cell('currency'),
        variableSymbol: toVariableSymbol(cell('symbol')),
      },
    ];
  });
  return toStatement(transactions);
}
