import { sql } from 'drizzle-orm';
import pino from 'pino';
import { vi } from 'vitest';
import type { UpkeepContext } from '@vyloha/backend-kernel';
import type { FilesConfig } from '@vyloha/config/server';
import { orphanedFile } from '@vyloha/backend-files/tables';
import { modules } from '../modules';
import { testSettings, type TestShop } from './create-test-shop';

type Shop = Pick<TestShop, 'services' | 'db' | 'clock'>;

/** What the upkeep repeats under names that begin so, in a backend that has been running for long. */
async function repeatOnce(name: string, shop: Shop, changes: Partial<UpkeepContext>): Promise<void> {
  const { services, db, clock } = shop;
  const context: UpkeepContext = {
    services,
    db,
    settings: testSettings,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    canContinue: () => Promise.resolve(true),
    wakeMails: () => {},
    ...changes,
  };
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(3600);
  try {
    for (const repeated of modules.flatMap(({ repeats }) => repeats)) {
      if (repeated.name.startsWith(name) && (repeated.isOn?.(context) ?? true)) await repeated.work(context);
    }
  } finally {
    uptime.mockRestore();
  }
}

/** Moves what is kept among the files of the shop out of the database. @param files null where none are named */
export const moveContents = (
  shop: Shop,
  files: FilesConfig | null,
  canContinue: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => repeatOnce('moving ', shop, { settings: { ...testSettings, files }, canContinue });

/** Removes files without an owner, as some minutes later. */
export async function removeOrphanedFiles(shop: Shop): Promise<void> {
  await shop.db.update(orphanedFile).set({ since: sql`now() - interval '1 hour'` });
  await repeatOnce('removing files without an owner', shop, {});
}
