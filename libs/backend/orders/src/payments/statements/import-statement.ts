import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fromMinor } from '@vyloha/money';
import * as v from 'valibot';
import { type CommandAction, CsvError, WrongUsage, moneyText, postToStore } from '@vyloha/backend-kernel';
import { bookingText } from '../moves/move-actions';
import { readStatement } from './read-statement';
import { type BankTransaction, type Statement, StatementError } from './statement';
import { type StatementResult, maxTransactions, statementResultSchema } from './statement-result';

const response = v.object({ data: v.array(statementResultSchema) });

async function read(file: string): Promise<Statement> {
  const content = await readFile(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause: error });
  });
  try {
    return readStatement(content);
  } catch (error) {
    throw error instanceof StatementError || error instanceof CsvError
      ? new Error(`${basename(file)}: ${error.message}. Nothing is booked.`)
      : error;
  }
}

async function book(transactions: readonly BankTransaction[]): Promise<StatementResult[]> {
  const results: StatementResult[] = [];
  for (let start = 0; start < transactions.length; start += maxTransactions) {
    const part = transactions
      .slice(start, start + maxTransactions)
      .map(({ amountMinor, ...transaction }) => ({ ...transaction, amount: fromMinor(amountMinor) }));
    const answer = await postToStore(
      'payments/statements',
      { transactions: part },
      'The backend is of another version.',
    );
    results.push(...v.parse(response, answer).data);
  }
  return results;
}

const titleOf = ({ on, amountMinor, currencyCode, variableSymbol }: BankTransaction) =>
  `${on}  ${moneyText(fromMinor(amountMinor), currencyCode)}  VS ${variableSymbol || '-'}`;

function describe(
  transaction: BankTransaction,
  { booking, orderCode, currencyCode, ...money }: StatementResult,
): string {
  if (booking === 'unknown') return `${titleOf(transaction)}: there is no such order, nothing is booked.`;
  const code = orderCode ?? '';
  if (booking === 'otherCurrency')
    return `${titleOf(transaction)}: order ${code} is in ${currencyCode}, nothing is booked.`;
  if (booking === 'refused')
    return `${titleOf(transaction)}: does not fit order ${code}, nothing is booked: look at it (orders show ${code}).`;
  return `${titleOf(transaction)}: ${bookingText({ ...money, booking, currencyCode: currencyCode ?? '' }, code)}`;
}

export const importStatement: CommandAction = async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new WrongUsage();
  const { incoming, reversed, outgoingCount } = await read(file);
  const results = await book(incoming);
  const known = results.filter(({ booking }) => booking === 'known').length;
  const lines = incoming.flatMap((transaction, index) => {
    const result = results[index];
    return result === undefined || result.booking === 'known' ? [] : [describe(transaction, result)];
  });
  const count = (wanted: readonly string[]) => results.filter(({ booking }) => wanted.includes(booking)).length;
  return [
    ...lines,
    ...reversed.map((transaction) => `${titleOf(transaction)}: the bank took it back, look at its order.`),
    `${count(['part', 'paid', 'surplus', 'refundDue'])} booked, ${known} known from before, ${count(['unknown', 'otherCurrency', 'refused'])} do not fit, ${outgoingCount} outgoing left out.`,
  ].join('\n');
};
