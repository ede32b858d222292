import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore, readArgs, readWords } from '@vyloha/backend-kernel';
import { writeExport } from '../../orders/export/write-export';
import { taxLineSchema } from './tax-lines';
import { isQuarter, taxPeriod } from './tax-period';
import { taxReturns } from './tax-returns';
import { taxesCsv } from './taxes-csv';

const response = v.object({ data: v.array(taxLineSchema), meta: v.object({ vatPayer: v.boolean() }) });

export const exportTaxes: CommandAction = async (args) => {
  const options = { kind: { type: 'string' }, file: { type: 'string' } } as const;
  const { values, positionals } = readArgs(args, options, { min: 1 });
  const { kind: word, file } = values;
  const [period = ''] = positionals;
  if (word === undefined) throw new WrongUsage();
  if (!v.is(taxPeriod, period)) throw new Error(`'${period}' is no period: write it as 2026-11 or 2026Q4.`);
  const [kind] = readWords(word, taxReturns);
  if (kind === 'oss' && !isQuarter(period)) throw new Error('The one-stop shop is of quarters: write 2026Q4.');
  const missing = 'The country of the shop’s taxes has no control statement that is known.';
  const { data, meta } = v.parse(response, await postToStore('documents/taxes', { period, kind }, missing));
  const text = taxesCsv(data);
  if (file === undefined) return text.trimEnd();
  await writeExport(file, text);
  if (data.length === 0 && !meta.vatPayer)
    return `Nothing is in ${file}: the shop pays no VAT (setting vatPayer), and issued nothing with it then.`;
  const undecided = data.filter(({ section }) => section === 'undecided');
  const rest = undecided.length === 0 ? '' : ` ${undecided.length} of them need the rate of their day.`;
  return `${data.length} lines are in ${file}.${rest}`;
};
