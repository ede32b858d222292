import { readSettings } from '../config/settings';
import { DataDirInUse } from '../database/data-dir-lock';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/opened-database';
import { explainStart } from '../server/explain-start';
import { ImportProblem } from './import-problem';
import type { ImportCounts } from './import-run';
import { importShop } from './import-shop';
import { WrongUsage } from './read-command';
import { importThroughBackend } from './running/import-through-backend';

export const say = (line: string) => process.stdout.write(`${line}\n`);

interface Documents {
  /** From their beginning, each time. */
  read: () => Iterable<unknown> | AsyncIterable<unknown>;
  checkOnly: boolean;
  asOf: Date | null;
  /** How a place in the source is called in problems. */
  placeWord: 'document' | 'line';
}

/** All documents are looked through first: either everything in them can be imported, or nothing is. */
async function importInto(
  { upkeep: db, kind }: OpenDatabase,
  { read, checkOnly, asOf, placeWord }: Documents,
): Promise<ImportCounts> {
  const checked = await importShop(db, read(), { placeWord, checkOnly: true });
  if (checkOnly) return checked;
  return importShop(db, read(), {
    ...{ placeWord, log: say, isChecked: true, isAlone: kind === 'embedded' },
    ...(asOf !== null && { asOf }),
  });
}

/** Opens the database for the work; what else holds an embedded one is answered by `inUse`. */
export async function withDatabase<Result>(
  work: (opened: OpenDatabase) => Promise<Result>,
  inUse: (error: DataDirInUse) => Promise<Result> = (error) => Promise.reject(error),
): Promise<Result> {
  let opened: OpenDatabase;
  try {
    opened = await openDatabase(readSettings(process.env));
  } catch (error) {
    if (error instanceof DataDirInUse) return inUse(error);
    throw error;
  }
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Imports documents, through the backend when that holds the embedded database. */
export function importDocuments(documents: Documents): Promise<ImportCounts> {
  return withDatabase(
    (opened) => importInto(opened, documents),
    async (error) => {
      say('The backend is running: importing through it.');
      try {
        return await importThroughBackend(documents.read, { ...documents, log: say });
      } catch (failure) {
        // Whoever holds the folder is no backend that answers with these settings.
        throw failure instanceof TypeError ? error : failure;
      }
    },
  );
}

function explain(error: unknown): string {
  if (error instanceof ImportProblem) return `Nothing was imported:\n${error.message}`;
  if (error instanceof WrongUsage) return `${error.message}\n${error.usage}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOwnFault = code === 'ENOENT' || code.startsWith('ERR_PARSE_ARGS');
  return error instanceof Error && isOwnFault ? error.message : explainStart(error, process.env);
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Prints what was imported and how long it took, or why nothing was. */
export function runImport(work: () => Promise<{ counts: ImportCounts | null; checkOnly: boolean }>): void {
  const started = Date.now();
  work().then(
    ({ counts, checkOnly }) => {
      if (counts === null) return;
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const verb = checkOnly ? 'can be imported' : 'imported';
      const took = seconds(Date.now() - started);
      say(`${total} documents ${verb}, ${counts.product ?? 0} of them products, in ${took} s.`);
    },
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exitCode = 1;
    },
  );
}
