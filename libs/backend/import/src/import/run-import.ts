import {
  BackendUnreachable,
  DataDirInUseError,
  ImportError,
  type OpenDatabase,
  explainFailure,
  openDatabase,
  readSettings,
} from '@vyloha/backend-kernel';
import { createWarner, toGreenClaimWords } from '@vyloha/import-documents';
import { reasonOf, type ImportCounts } from './import-run';
import { importShop } from './import-shop';
import { UsageError } from './read-command';
import { importThroughBackend } from './running/import-through-backend';

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

export interface DocumentSource {
  /** Starts from the beginning on each call. */
  read: () => Iterable<unknown> | AsyncIterable<unknown>;
  checkOnly: boolean;
  asOf: Date | null;
  /** What a position in the source is called in problems. */
  placeWord: 'document' | 'line';
}

/** All documents are imported, or none. */
export function importInto(
  { upkeep: db, kind }: OpenDatabase,
  { read, checkOnly, asOf, placeWord }: DocumentSource,
): Promise<ImportCounts> {
  return importShop(db, read, {
    placeWord,
    checkOnly,
    log: printLine,
    isAlone: kind === 'embedded',
    ...(asOf !== null && { asOf }),
  });
}

/** Opens the database for the work; `inUse` runs instead when another process holds an embedded one. */
export async function withDatabase<Result>(
  work: (opened: OpenDatabase) => Promise<Result>,
  onInUse: (error: DataDirInUseError) => Promise<Result> = (error) => Promise.reject(error),
): Promise<Result> {
  let opened: OpenDatabase;
  try {
    opened = await openDatabase(readSettings(process.env));
  } catch (error) {
    if (error instanceof DataDirInUseError) return onInUse(error);
    throw error;
  }
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

const maxWarnings = 50;

/** The source whose first pass finds what may not be allowed, and prints it. */
function withWarnings({ read, ...source }: DocumentSource): DocumentSource {
  const warningsOf = createWarner(toGreenClaimWords(readSettings(process.env).greenClaimWords));
  let isFirst = true;
  async function* readOnce() {
    const warnings: string[] = [];
    for await (const document of read()) {
      warnings.push(...warningsOf(document));
      yield document;
    }
    for (const warning of warnings.slice(0, maxWarnings)) printLine(`Warning: ${warning}`);
    if (warnings.length > maxWarnings) printLine(`Warning: ${warnings.length - maxWarnings} more are left out.`);
  }
  return {
    ...source,
    read: () => {
      if (!isFirst) return read();
      isFirst = false;
      return readOnce();
    },
  };
}

/** Imports documents, through the backend when it holds the embedded database. */
export function importDocuments(source: DocumentSource): Promise<ImportCounts> {
  const documents = withWarnings(source);
  return withDatabase(
    (opened) => importInto(opened, documents),
    async (error) => {
      printLine('The backend is running: importing through it.');
      try {
        return await importThroughBackend(documents.read, { ...documents, log: printLine });
      } catch (failure) {
        // The process holding the folder is not a backend reachable with these settings.
        throw failure instanceof BackendUnreachable ? new Error(`${error.message}\n${failure.message}`) : failure;
      }
    },
  );
}

function describeError(error: unknown): string {
  if (error instanceof ImportError) {
    const outcome = error.isPartial
      ? 'The import ended early; what comes before is imported:'
      : 'Nothing was imported:';
    return `${outcome}\n${error.message}`;
  }
  if (error instanceof UsageError) return `${error.message}\n${error.usage}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isUsageFault = code === 'ENOENT' || code === 'EISDIR' || code.startsWith('ERR_PARSE_ARGS');
  if (error instanceof Error && isUsageFault) return error.message;
  return explainFailure(error, process.env) ?? `The import failed: ${reasonOf(error)}`;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Prints what was imported and the duration, or why nothing was imported. */
export function runImport(work: () => Promise<{ counts: ImportCounts | null; checkOnly: boolean }>): void {
  const started = Date.now();
  work().then(
    ({ counts, checkOnly }) => {
      if (counts === null) return;
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const verb = checkOnly ? 'can be imported' : 'imported';
      const durationText = seconds(Date.now() - started);
      printLine(`${total} documents ${verb}, ${counts.product ?? 0} of them products, in ${durationText} s.`);
    },
    (error: unknown) => {
      process.stderr.write(`${describeError(error)}\n`);
      process.exitCode = 1;
    },
  );
}
