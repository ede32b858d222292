import * as v from 'valibot';
import {
  type CommandAction,
  WrongUsage,
  postToStore,
  recordActions,
  readArgs,
  readCount,
  readWords,
} from '@vyloha/backend-kernel';
import { writeExport } from '../export/write-export';
import { orderStatuses } from '../status/order-statuses';
import { orderRow, orderText } from './describe-order';
import { type OrderRecord, orderRecordSchema } from './order-record-schema';
import { recordsCsv } from './records-csv';

/** Of one call. */
const maxRecords = 200;
const maxExported = 1_000_000;
const changesResponse = v.object({
  data: v.array(orderRecordSchema),
  meta: v.object({ cursor: v.nullable(v.string()), isComplete: v.boolean() }),
});

export const { list, show } = recordActions({
  name: 'order',
  path: 'order-records/list',
  states: orderStatuses,
  schema: orderRecordSchema,
  further: ['payment', 'search'],
  toRow: orderRow,
  toText: orderText,
});

export const noteOrder: CommandAction = async ([code, text, ...rest]) => {
  if (code === undefined || text === undefined || rest.length > 0) throw new WrongUsage();
  await postToStore('order-records/notes', { code, text }, `There is no order ${code}.`);
  return `Order ${code} has the note.`;
};

/** Changed orders after a cursor, in pages of the backend. */
async function loadChanges(after: string | undefined, max: number) {
  const found: OrderRecord[] = [];
  let [cursor, isComplete] = [after ?? null, false];
  while (!isComplete && found.length < max) {
    const limit = Math.min(maxRecords, max - found.length);
    const { data, meta } = v.parse(
      changesResponse,
      await postToStore('order-records/changes', { after: cursor, limit }, 'The backend is of another version.'),
    );
    found.push(...data);
    ({ cursor, isComplete } = meta);
    if (data.length === 0) break;
  }
  return { orders: found, cursor };
}

const exportOptions = {
  format: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  file: { type: 'string' },
} as const;

export const exportOrders: CommandAction = async (args) => {
  const { format = 'json', after, limit, file } = readArgs(args, exportOptions).values;
  const [chosen] = readWords(format, ['json', 'csv']);
  const changes = await loadChanges(after, limit === undefined ? maxExported : readCount(limit, maxExported));
  const text = chosen === 'csv' ? recordsCsv(changes.orders) : `${JSON.stringify(changes, null, 2)}\n`;
  if (file === undefined) {
    // The file of a spreadsheet has no place for it.
    if (chosen === 'csv') process.stderr.write(`Cursor: ${changes.cursor ?? '-'}\n`);
    return text.trimEnd();
  }
  await writeExport(file, text);
  return `${changes.orders.length} orders are in ${file}. Cursor: ${changes.cursor ?? '-'}`;
};
