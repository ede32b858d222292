import { watcher } from './tables';
import { lt } from 'drizzle-orm';
import { defineModule, isEmail, isOfMailbox } from '@vyloha/backend-kernel';
import { watcherLimits } from './limits';
import { notifyWatchers } from './notify-watchers';
import { watcherRoutes } from './watcher-routes';

const exportedColumns = {
  productId: watcher.productId,
  variantId: watcher.variantId,
  kind: watcher.kind,
  email: watcher.email,
  createdAt: watcher.createdAt,
};

/** Who waits for a product, or for its price to fall. */
export const watchersModule = defineModule({
  name: 'watchers',
  tables: { watcher },
  routes: watcherRoutes,
  limits: Object.values(watcherLimits),
  repeats: [
    {
      name: 'writing to watchers',
      everyMs: 60_000,
      isOfEach: true,
      work: ({ now, ...context }) => notifyWatchers({ ...context, now: now() }),
    },
  ],
  // By then they have bought in another shop; e-mails without a purpose are not stored.
  tidy: async (db, { daysAgo }) => {
    await db.delete(watcher).where(lt(watcher.createdAt, daysAgo(180)));
  },
  personalData: {
    tables: { watcher: { key: 'watchers' } },
    export: async ({ db }, customer) => ({
      watchers: await db.select(exportedColumns).from(watcher).where(isOfMailbox(watcher.email, customer)),
    }),
    forget: async (tx, { email }) => {
      await tx.delete(watcher).where(isEmail(watcher.email, email));
    },
  },
});
