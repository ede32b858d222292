import { defineModule } from '../server/modules/module';
import { backupRoutes } from './backup-routes';

/** Copies of the embedded database. */
export const backupModule = defineModule({
  name: 'backup',
  routes: backupRoutes,
});
