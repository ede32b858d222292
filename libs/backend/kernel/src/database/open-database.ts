import { openEmbedded } from './open-embedded';
import { openServer, type ServerLimits } from './open-server';
import type { DatabaseLog, OpenDatabase } from './opened-database';

interface DatabaseSettings {
  databaseUrl: string | null;
  databaseReadUrl: string | null;
  databaseDirectUrl: string | null;
  dataDir: string;
  operation: ServerLimits & { replicaMaxLagMs: number };
}

/**
 * Opens the shop's database and brings its tables up to date.
 * @throws DataDirInUseError when another running process holds the embedded database, DatabaseVersionError when a later
 * or an early version of the shop created it.
 */
export function openDatabase(
  { databaseUrl, databaseReadUrl, databaseDirectUrl, dataDir, operation }: DatabaseSettings,
  log: DatabaseLog | null = null,
): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(dataDir);
  return openServer(databaseUrl, { ...operation, readUrl: databaseReadUrl, directUrl: databaseDirectUrl, log });
}
