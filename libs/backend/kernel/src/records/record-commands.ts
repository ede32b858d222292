import { type ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import { type Command, type CommandAction } from '../commands/command';
import { toColumns } from '../commands/print';
import { readArgs, readCount, readDay, readWords } from '../commands/read-args';
import { postToStore } from '../commands/run-command';

/** That a route of records returns at once. */
export const maxRecords = 200;

const options = {
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  order: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

interface Records<Item> {
  /** What one is called: 'claim'. */
  name: string;
  /** Of the route that lists them, below `/store/api/v1/`. */
  path: string;
  states: readonly string[];
  schema: v.GenericSchema<unknown, Item>;
  /** Further options of the list, as they are written into the search. */
  further?: readonly string[];
  /** Cells of a line of the list. */
  toRow(item: Item): readonly string[];
  toText(item: Item): string;
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Lists records for the staff, or shows one. */
export function recordActions<Item>({ name, path, states, schema, further = [], toRow, toText }: Records<Item>) {
  const response = v.object({ data: v.array(schema), meta: v.object({ total: v.number() }) });
  const load = async (search: object) =>
    v.parse(response, await postToStore(path, search, `The backend has no ${name}s: it is of another version.`));
  const furtherOptions = Object.fromEntries(further.map((option) => [option, { type: 'string' as const }]));

  const list: CommandAction = async (args) => {
    const { values } = readArgs(args, { ...furtherOptions, ...options });
    const { state, since, until, order, limit, json } = values;
    const given: Readonly<Record<string, unknown>> = values;
    const { data, meta } = await load({
      ...Object.fromEntries(further.map((option) => [option, given[option]])),
      states: state === undefined ? [] : readWords(state, states),
      since: since && readDay(since),
      until: until && readDay(until),
      order,
      limit: limit && readCount(limit, maxRecords),
    });
    if (json === true) return toJson(data);
    if (data.length === 0) return `There is no such ${name}.`;
    const left = meta.total - data.length;
    const hint = `${left} older ones are left out: --limit takes up to ${maxRecords}, --until an earlier day.`;
    return [toColumns(data.map(toRow)), ...(left > 0 ? [hint] : [])].join('\n');
  };
  const show: CommandAction = async (args) => {
    const { values, positionals } = readArgs(args, { json: options.json }, { min: 1 });
    const [code = ''] = positionals;
    const [item] = (await load({ code })).data;
    if (item === undefined) throw new Error(`There is no ${name} ${code}.`);
    return values.json === true ? toJson(item) : toText(item);
  };
  return { list, show };
}

interface RecordCommands {
  name: string;
  /** A code of one. */
  example: string;
  states: readonly string[];
  /** Further options of the list. */
  usage?: string;
  /** Of the list, and of one. */
  summaries: readonly [string, string];
  load(): Promise<Record<'list' | 'show', CommandAction>>;
}

/** Commands that list records and show one. */
export function recordCommands({ name, example, states, usage, summaries, load }: RecordCommands): Command[] {
  const search = `[--state ${states.slice(0, 2).join(',')}] [--since 2026-11-01] [--until 2026-11-30]`;
  const [listed, shown] = summaries;
  return [
    {
      name: `${name}s list`,
      usage: `${search} ${usage ?? '[--order 2026000001]'} [--limit 50] [--json]`,
      summary: listed,
      load: async () => (await load()).list,
    },
    { name: `${name}s show`, usage: `${example} [--json]`, summary: shown, load: async () => (await load()).show },
  ];
}
