import { defineModule } from '@vyloha/backend-kernel';
import { feedRoutes } from './feed-routes';
import { shopFeeds } from './making/feeds';

/** Feeds for comparison sites. */
export const feedsModule = defineModule({
  name: 'feeds',
  routes: feedRoutes,
  repeats: [
    {
      name: 'renewing feeds',
      everyMs: 60_000,
      isOfEach: true,
      work: (context) => shopFeeds.of(context).renew(context),
    },
  ],
});
