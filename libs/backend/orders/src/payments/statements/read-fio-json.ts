import { timeZone } from '@vyloha/contract';
import { toMinor } from '@vyloha/money';
import * as v from 'valibot';
import { type Statement, StatementError, toDay, toStatement, toVariableSymbol } from './statement';

const cell = <Schema extends v.GenericSchema>(value: Schema) => v.object({ value });
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

const transactionSchema = v.object({
  /** Its number. */
  column22: cell(text),
  /** Its day: with the zone, or in milliseconds. */
  column0: cell(v.union([v.string(), v.number()])),
  column1: cell(v.number()),
  column14: cell(v.string()),
  /** Variable symbol. */
  column5: v.nullish(cell(v.nullable(text)), null),
});

const fileSchema = v.object({
  accountStatement: v.object({
    info: v.object({ accountId: text }),
    transactionList: v.object({ transaction: v.nullish(v.array(v.unknown()), []) }),
  }),
});

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

function readDay(value: string | number, where: string): string {
  const [year = '', month = '', day = ''] =
    typeof value === 'number' ? dayFormat.format(value).split('-') : value.slice(0, 10).split('-');
  return toDay({ year, month, day }, where);
}

/** The JSON of Fio's API. @throws StatementError */
export function readFioJson(json: string): Statement {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new StatementError('The file is no JSON', { cause: error });
  }
  const file = v.safeParse(fileSchema, parsed);
  if (!file.success)
    throw new StatementError(`The file has no '${v.getDotPath(file.issues[0]) ?? 'accountStatement'}'`);
  const { info, transactionList } = file.output.accountStatement;
  const transactions = transactionList.transaction.map((entry, index) => {
    const where = `transaction ${index + 1}`;
    const read = v.safeParse(transactionSchema, entry);
    if (!read.success)
      throw new StatementError(`${where}: '${v.getDotPath(read.issues[0]) ?? ''}' is not as Fio writes it`);
    const { column22, column0, column1, column14, column5 } = read.output;
    return {
      reference: `${info.accountId}/${column22.value}`,
      on: readDay(column0.value, where),
      amountMinor: toMinor(column1.value),
      currencyCode: column14.value.trim(),
      variableSymbol: toVariableSymbol(column5?.value ?? ''),
    };
  });
  return toStatement(transactions);
}
