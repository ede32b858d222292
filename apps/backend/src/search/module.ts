import { searchEntry, searchWord } from './tables';
import { searchRateLimits } from './limits';
import { defineModule } from '../server/modules/module';
import { searchRoutes } from './search-routes';

/** Search, and what it suggests. */
export const searchModule = defineModule({
  name: 'search',
  tables: { searchEntry, searchWord },
  routes: searchRoutes,
  limits: Object.values(searchRateLimits),
});
