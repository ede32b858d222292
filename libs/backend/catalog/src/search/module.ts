import { lt } from 'drizzle-orm';
import { defineModule } from '@vyloha/backend-kernel';
import { searchRateLimits } from './limits';
import { popularSearchRoutes } from './popular/popular-search-routes';
import { searchCounter } from './popular/search-counter';
import { searchCount } from './popular/tables';
import { searchEntry, searchText, searchWord } from './tables';

/** How long is kept what was searched for: two windows of what is popular. */
const retentionDays = 56;

/** Products by words, and what is searched for most. */
export const searchModule = defineModule({
  name: 'search',
  tables: { searchCount, searchEntry, searchText, searchWord },
  routes: popularSearchRoutes,
  limits: Object.values(searchRateLimits),
  repeats: [
    {
      name: 'writing what was searched for',
      everyMs: 30_000,
      isOfEach: true,
      work: (context) => searchCounter.of(context).write(context.db),
    },
  ],
  tidy: async (db, { daysAgo }) => {
    await db.delete(searchCount).where(lt(searchCount.day, daysAgo(retentionDays).toISOString().slice(0, 10)));
  },
});
