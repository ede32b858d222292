import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  type Database,
  type RepeatedWork,
  type Transaction,
  type UpkeepContext,
  findEmbeddedClient,
} from '@vyloha/backend-kernel';
import type { FileStore } from './file-store';
import { shopFiles } from './measured-store';
import { orphanedFile } from './tables';

const batchSize = 20;
/** Until then a backend of the version before may run beside this one, which could not read what is moved. */
const secondsBesideFormerVersion = 600;

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What a row keeps of a content that was moved. */
interface MovedContent {
  content: null;
  bytes: number;
  sha256: string;
}

/** The rows of a table whose contents are moved. */
export interface ContentSource<Id> {
  /** For the log. */
  name: string;
  /** The same for a row ever after. */
  keyOf(id: Id): string;
  /** Some rows with content. */
  list(db: Database, limit: number): Promise<Id[]>;
  /** The content of a row, which is locked; null when it has none, or is gone. */
  lock(tx: Transaction, id: Id): Promise<Buffer | null>;
  replace(tx: Transaction, id: Id, moved: MovedContent): Promise<unknown>;
}

/**
 * The content of a row, wherever it is; null when it has none.
 * @throws FilesUnavailable
 * @throws Error when its file is missing, or is not what was moved
 */
export async function readContent(
  files: FileStore,
  key: string,
  { content, sha256 }: { content: Buffer | null; sha256: string | null },
): Promise<Buffer | null> {
  if (content !== null || sha256 === null) return content;
  const found = await files.get(key);
  if (found === null) throw new Error(`${key} is missing among the files of the shop`);
  if (sha256Of(found.content) !== sha256) throw new Error(`${key} is not what was stored`);
  return found.content;
}

/**
 * Whether contents are moved out of the database: only where the shop says where its files are, since DATA_DIR may be of one
 * backend alone, and not of the embedded database, whose backup is a file with everything in it.
 */
const keepsContentsAsFiles = ({ db, settings }: Pick<UpkeepContext, 'db' | 'settings'>): boolean =>
  settings.files !== null && findEmbeddedClient(db) === null;

type MovingContext = Pick<UpkeepContext, 'services' | 'db' | 'canContinue'>;

/** A file that is being written has no owner until its row knows it. */
async function moveContent<Id>({ services, db }: MovingContext, source: ContentSource<Id>, id: Id): Promise<void> {
  const files = shopFiles.of({ services });
  const key = source.keyOf(id);
  // While the row is locked nobody else can have moved it, so that no file with an owner is ever named here.
  const content = await db.transaction(async (tx) => {
    const found = await source.lock(tx, id);
    if (found === null) return null;
    const since = sql`now()`;
    await tx
      .insert(orphanedFile)
      .values({ key, since })
      .onConflictDoUpdate({ target: orphanedFile.key, set: { since } });
    return found;
  });
  if (content === null) return;
  const sha256 = sha256Of(content);
  await files.put(key, content, { isDurable: true });
  const written = await files.get(key);
  if (written === null || sha256Of(written.content) !== sha256) throw new Error(`${key} was not written as it is`);
  await db.transaction(async (tx) => {
    // Somebody else has moved it, or the row is gone and its file has no owner.
    if ((await source.lock(tx, id)) === null) return;
    const [own] = await tx.delete(orphanedFile).where(eq(orphanedFile.key, key)).returning();
    if (own === undefined) throw new Error(`${key} was removed while it was moved`);
    await source.replace(tx, id, { content: null, bytes: content.length, sha256 });
  });
}

/**
 * Moves contents from the database to the files of the shop. A file is written and read back before its row forgets it, so it may
 * be broken off anywhere, and two may do it at once: they write the same.
 * @throws FilesUnavailable
 */
async function moveContents<Id>(context: MovingContext, source: ContentSource<Id>): Promise<void> {
  for (;;) {
    const ids = await source.list(context.db, batchSize);
    for (const id of ids) {
      if (!(await context.canContinue())) return;
      await moveContent(context, source, id);
    }
    if (ids.length < batchSize) return;
  }
}

/** The periodic work that moves the contents of a table. */
export const movingContents = <Id>(source: ContentSource<Id>): RepeatedWork => ({
  name: `moving ${source.name} to files`,
  everyMs: 60_000,
  isOn: keepsContentsAsFiles,
  work: async (context) => (process.uptime() < secondsBesideFormerVersion ? null : moveContents(context, source)),
});
