import { defineModule } from '@vyloha/backend-kernel';
import { removeUnowned } from './remove-unowned';
import { unownedFile } from './tables';

/** Files of the shop that rows of the database own. */
export const filesModule = defineModule({
  name: 'files',
  tables: { unownedFile },
  repeats: [{ name: 'removing files without an owner', everyMs: 60_000, work: removeUnowned }],
});
