/** Money that came to the shop's account. */
export interface BankTransaction {
  /** Account and number of the transaction, the same each time it is read. */
  reference: string;
  /** YYYY-MM-DD */
  on: string;
  amountMinor: number;
  /** ISO 4217; three digits of it where the letters are not known. */
  currencyCode: string;
  /** Digits without leading zeros; empty without one. */
  variableSymbol: string;
}

/** What a file of a bank says. */
export interface Statement {
  incoming: readonly BankTransaction[];
  /** Payments that the bank took back. */
  reversed: readonly BankTransaction[];
  /** How many were sent by the shop. */
  outgoingCount: number;
}

/** A file that is no statement, or a broken one: the message names the line. */
export class StatementError extends Error {
  override name = 'StatementError';
}

export const toVariableSymbol = (text: string) => text.trim().replace(/^0+/, '');

/** @throws StatementError where the calendar has no such day */
export function toDay({ year, month, day }: { year: string; month: string; day: string }, line: string): string {
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  throw new StatementError(`${line}: there is no day ${text}`);
}

/** Sorts transactions by where their money went; those without an amount are nothing. */
export function toStatement(transactions: readonly BankTransaction[]): Statement {
  return {
    incoming: transactions.filter(({ amountMinor }) => amountMinor > 0),
    reversed: [],
    outgoingCount: transactions.filter(({ amountMinor }) => amountMinor < 0).length,
  };
}
