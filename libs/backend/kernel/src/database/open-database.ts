import { openEmbedded } from './open-embedded';
import { openServer, type ServerLimits } from './open-server';
import type { OpenDatabase } from './opened-database';

interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  operation: ServerLimits;
}

/**
 * Opens the shop's database and brings its tables up to date.
 * @throws DataDirInUseError when another running process holds the embedded database, DatabaseVersionError when a later
 * or an early version of the shop created it.
 */
export function openDatabase({ databaseUrl, dataDir, operation }: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, operation);
}
