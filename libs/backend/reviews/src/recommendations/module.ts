import { boughtTogether, pastPurchase } from './tables';
import { defineModule, enqueueJobs } from '@vyloha/backend-kernel';
import { boughtTogetherJob } from './bought-together-job';
import { recommendationRoutes } from './recommendation-routes';

/** What is recommended with a product. */
export const recommendationsModule = defineModule({
  name: 'recommendations',
  tables: { boughtTogether, pastPurchase },
  routes: recommendationRoutes,
  jobs: [boughtTogetherJob],
  repeats: [{ name: 'counting', everyMs: 3_600_000, work: ({ db }) => enqueueJobs(db, boughtTogetherJob.kind, ['']) }],
});
