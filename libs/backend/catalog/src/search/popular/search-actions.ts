import {
  byteOrderMark,
  type CommandAction,
  type CsvCell,
  postToStore,
  readArgs,
  readCount,
  readDay,
  section,
  toCsvLine,
} from '@vyloha/backend-kernel';
import * as v from 'valibot';
import { type SearchRecord, searchRecordSchema } from './search-record';

const response = v.object({ data: v.array(searchRecordSchema) });
const columns = ['day', 'locale', 'query', 'searches', 'visitors', 'results'] as const;

const options = {
  since: { type: 'string' },
  until: { type: 'string' },
  'nothing-found': { type: 'boolean', default: false },
  limit: { type: 'string' },
  csv: { type: 'boolean', default: false },
} as const;

const toCell = (value: string | number): CsvCell => (typeof value === 'number' ? { number: value } : value);

const toCsv = (records: readonly SearchRecord[]) =>
  byteOrderMark +
  [columns, ...records.map((record) => columns.map((column) => toCell(record[column])))].map(toCsvLine).join('');

export const listSearches: CommandAction = async (args) => {
  const { values } = readArgs(args, options);
  const body = {
    since: values.since && readDay(values.since),
    until: values.until && readDay(values.until),
    nothingFound: values['nothing-found'],
    limit: values.limit && readCount(values.limit, 5000),
  };
  const { data } = v.parse(response, await postToStore('searches/list', body, 'The backend is of another version.'));
  if (values.csv) return toCsv(data);
  if (data.length === 0) return 'Nothing that more than one visitor searched for.';
  return section(
    'day, language, searches, visitors at least, results, query',
    data.map(({ day, locale, searches, visitors, results, query }) => [
      day,
      locale,
      String(searches),
      String(visitors),
      String(results),
      query,
    ]),
  ).join('\n');
};
