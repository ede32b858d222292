import { parseArgs } from 'node:util';
import { UsageError, importDocuments, readLines, readTimestamp, runImport } from '@vyloha/backend-import';

const usage =
  'Usage: node apps/backend/dist/prices-and-stock.js [--check] [--as-of 2026-05-31T08:00:00Z] changes.jsonl';

/** Each line is a document with an implied type. */
async function* readChanges(path: string): AsyncGenerator<unknown> {
  for await (const line of readLines(path)) {
    yield typeof line === 'object' && line !== null ? { ...line, type: 'prices_and_stock' } : line;
  }
}

runImport(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, 'as-of': { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Name a file.', usage);
  const { check: checkOnly } = values;
  const asOf = readTimestamp(values['as-of']);
  const counts = await importDocuments({ read: () => readChanges(path), checkOnly, asOf, placeWord: 'line' });
  return { counts, checkOnly };
});
