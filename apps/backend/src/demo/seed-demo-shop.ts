import type { Database } from '../database/database';
import { importShop } from '../import/import-shop';
import type { ImportCounts } from '../import/import-run';
import { demoDocuments } from './demo-documents';
import { writeDemoState } from './demo-state';

interface SeedOptions {
  /** The small shop by default. */
  products?: number;
  /** Receives progress messages, one line at a time. */
  log?: (line: string) => void;
  now?: Date;
}

/** Fills the database with the demo shop; idempotent. */
export async function seedDemoShop(
  db: Database,
  { products = 0, log = () => {}, now = new Date() }: SeedOptions = {},
): Promise<ImportCounts> {
  await writeDemoState(db, false);
  const counts = await importShop(db, demoDocuments({ products, today: now }), { now, log });
  await writeDemoState(db, true);
  return counts;
}
