import { searchEntry, searchText, searchWord } from './tables';
import { searchRateLimits } from './limits';
import { defineModule } from '@vyloha/backend-kernel';

/** Products by words. */
export const searchModule = defineModule({
  name: 'search',
  tables: { searchEntry, searchText, searchWord },
  limits: Object.values(searchRateLimits),
});
