import {
  type BankTransaction,
  type Statement,
  StatementError,
  toDay,
  toStatement,
  toVariableSymbol,
} from './statement';

/** Cells of lines with semicolons; a cell in quotes may have semicolons, doubled quotes and ends of lines. */
function readCells(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let [line, start, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  for (let index = 0; index <= text.length; index++) {
    const letter = text[index];
    if (letter === '\n') line++;
    if (isQuoted && letter !== undefined) {
      if (letter !== '"') cell += letter;
      else if (text[index + 1] === '"') cell += text[index++];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === ';') cells = [...cells, cell.trim()];
    else if (letter === '\n' || letter === undefined) rows.push({ line: start, cells: [...cells, cell.trim()] });
    else if (letter !== '\r') cell += letter;
    if (!isQuoted && (letter === ';' || letter === '\n')) cell = '';
    if (!isQuoted && letter === '\n') [cells, start] = [[], line];
  }
  if (isQuoted) throw new StatementError(`line ${start}: a quote does not end`);
  return rows;
}

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
 * @throws StatementError
 */
export function readFioCsv(text: string): Statement {
  const rows = readCells(text.replace(/^\uFEFF/, ''));
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
