import { importedId } from './tables';
import { defineModule } from '../server/modules/module';
import { importRoutes } from './running/import-routes';

/** What is imported while the shop runs. */
export const importModule = defineModule({
  name: 'import',
  tables: { importedId },
  routes: importRoutes,
});
