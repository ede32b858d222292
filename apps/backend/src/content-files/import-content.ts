import type { Database } from '../database/database';
import { ImportProblem } from '../import/import-problem';
import type { ImportCounts } from '../import/import-run';
import { importShop } from '../import/import-shop';
import { readContent } from './read-content';

/**
 * Takes a tree of content files into the shop: all of it, or nothing when anything is wrong. What has no file stays as it
 * is; `enabled: false` takes a thing off the shop.
 * @throws ImportProblem
 */
export async function importContent(
  db: Database,
  folder: string,
  options: { checkOnly?: boolean; log?: (line: string) => void } = {},
): Promise<ImportCounts> {
  const { documents, problems } = await readContent(folder);
  if (problems.length > 0) throw new ImportProblem(problems);
  const checked = await importShop(db, documents, { checkOnly: true });
  return options.checkOnly === true ? checked : importShop(db, documents, options);
}
