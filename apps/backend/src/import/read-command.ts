import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { momentField } from './documents/fields';

const usage = `Usage: node apps/backend/dist/import.js --demo [--products 100000] [--if-empty] [--as-of 2026-05-31T08:00:00Z]
       node apps/backend/dist/import.js [--check] [--as-of 2026-05-31T08:00:00Z] shop.jsonl
       node apps/backend/dist/import.js [--check] --content content
       node apps/backend/dist/import.js --export-content content`;

/** A wrong command line: the message and how the command is called are all there is to say. */
export class WrongUsage extends Error {
  constructor(
    message: string,
    readonly usage: string,
  ) {
    super(message);
  }
}

export interface DemoCommand {
  kind: 'demo';
  products: number;
  onlyIfEmpty: boolean;
  asOf: Date | null;
}

export type Command =
  | DemoCommand
  | { kind: 'file'; path: string; checkOnly: boolean; asOf: Date | null }
  | { kind: 'content'; folder: string; checkOnly: boolean }
  | { kind: 'export'; folder: string };

/** @throws WrongUsage, or the error of `parseArgs` for options that do not exist. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      demo: { type: 'boolean', default: false },
      products: { type: 'string', default: '0' },
      'if-empty': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      content: { type: 'boolean', default: false },
      'export-content': { type: 'boolean', default: false },
      'as-of': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (values.demo) {
    if (!/^\d{1,7}$/.test(values.products))
      throw new WrongUsage(`--products ${values.products}: expected a number`, usage);
    const asOf = readMoment(values['as-of']);
    return { kind: 'demo', products: Number(values.products), onlyIfEmpty: values['if-empty'], asOf };
  }
  if (path === undefined) throw new WrongUsage('Name a file or a folder, or ask for the demo shop.', usage);
  if (values['export-content']) return { kind: 'export', folder: path };
  if (values.content) return { kind: 'content', folder: path, checkOnly: values.check };
  return { kind: 'file', path, checkOnly: values.check, asOf: readMoment(values['as-of']) };
}

/** @throws WrongUsage */
export function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  if (v.is(momentField, text)) return new Date(text);
  throw new WrongUsage(`--as-of ${text}: expected a time as 2026-05-31T08:00:00Z`, usage);
}
