import { parseArgs } from 'node:util';

/** How the command is called. */
export const usage = `Usage: node apps/backend/dist/import.js --demo [--products 100000] [--if-empty]
       node apps/backend/dist/import.js [--check] shop.jsonl
       node apps/backend/dist/import.js [--check] --content content
       node apps/backend/dist/import.js --export-content content`;

/** A wrong command line: the message and the usage are all there is to say. */
export class WrongUsage extends Error {}

export type Command =
  | { kind: 'demo'; products: number; onlyIfEmpty: boolean }
  | { kind: 'file'; path: string; checkOnly: boolean }
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
    },
  });
  const [path] = positionals;
  if (values.demo) {
    if (!/^\d{1,7}$/.test(values.products)) throw new WrongUsage(`--products ${values.products}: expected a number`);
    return { kind: 'demo', products: Number(values.products), onlyIfEmpty: values['if-empty'] };
  }
  if (path === undefined) throw new WrongUsage('Name a file or a folder, or ask for the demo shop.');
  if (values['export-content']) return { kind: 'export', folder: path };
  if (values.content) return { kind: 'content', folder: path, checkOnly: values.check };
  return { kind: 'file', path, checkOnly: values.check };
}
