import { importedId } from './tables';
import { defineModule } from '@vyloha/backend-kernel';
import { importRoutes } from './running/import-routes';

/** What is imported while the shop runs. */
export const importModule = defineModule({
  name: 'import',
  tables: { importedId },
  routes: importRoutes,
});
