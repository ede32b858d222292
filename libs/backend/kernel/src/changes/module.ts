import { defineModule } from '../server/modules/module';
import { changeRoutes } from './change-routes';

/** Tells the hosts of the shop what changes. */
export const changesModule = defineModule({
  name: 'changes',
  routes: changeRoutes,
});
