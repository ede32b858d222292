import { openEmbedded } from './open-embedded';
import { openServer, type ServerLimits } from './open-server';
import type { Database } from './database';

export interface OpenDatabase {
  db: Database;
  /** The same for work behind the scenes, which may take its time. */
  upkeep: Database;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  operation: ServerLimits;
}

/**
 * Opens the shop's database and brings its tables up to date.
 * @throws DataDirInUse when another living process holds the embedded database, NewerDatabase when a later version
 * of the shop made it.
 */
export function openDatabase({ databaseUrl, dataDir, operation }: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, operation);
}
