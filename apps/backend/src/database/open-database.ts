import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';
import type { Database } from './database';

export interface OpenDatabase {
  db: Database;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Opens the shop's database and brings its tables up to date.
 * @throws DataDirInUse when another living process holds the embedded database.
 */
export function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl);
}
