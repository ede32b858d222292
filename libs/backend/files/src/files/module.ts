import { defineModule } from '@vyloha/backend-kernel';
import { removeOrphanedFiles } from './remove-orphaned-files';
import { orphanedFile } from './tables';

/** Files of the shop that rows of the database own. */
export const filesModule = defineModule({
  name: 'files',
  tables: { orphanedFile },
  repeats: [{ name: 'removing files without an owner', everyMs: 60_000, isOfEach: true, work: removeOrphanedFiles }],
});
