import { parseArgs } from 'node:util';
import { timestampField } from '@vyloha/import-documents';
import * as v from 'valibot';

const usage = `Usage: node apps/backend/dist/import.js --demo [--products 100000] [--if-empty] [--as-of 2026-05-31T08:00:00Z]
       node apps/backend/dist/import.js [--check] [--as-of 2026-05-31T08:00:00Z] shop.jsonl
       node apps/backend/dist/import.js [--check] --content content
       node apps/backend/dist/import.js --export-content content`;

/** An invalid command line; only the message and the usage are printed. */
export class UsageError extends Error {
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

/** @throws UsageError, or the error of `parseArgs` for options that do not exist. */
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
      throw new UsageError(`--products ${values.products}: expected a number`, usage);
    const asOf = readTimestamp(values['as-of']);
    return { kind: 'demo', products: Number(values.products), onlyIfEmpty: values['if-empty'], asOf };
  }
  if (path === undefined) throw new UsageError('Name a file or a folder, or ask for the demo shop.', usage);
  if (values['export-content']) return { kind: 'export', folder: path };
  if (values.content) return { kind: 'content', folder: path, checkOnly: values.check };
  return { kind: 'file', path, checkOnly: values.check, asOf: readTimestamp(values['as-of']) };
}

/** @throws UsageError */
export function readTimestamp(text: string | undefined): Date | null {
  if (text === undefined) return null;
  if (v.is(timestampField, text)) return new Date(text);
  throw new UsageError(`--as-of ${text}: expected a time as 2026-05-31T08:00:00Z`, usage);
}
