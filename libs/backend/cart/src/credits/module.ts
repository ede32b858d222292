import { creditMovement } from './tables';
import { eq } from 'drizzle-orm';
import { defineModule } from '@vyloha/backend-kernel';
import { creditRoutes } from './credits-routes';

/** Credits of customers. */
export const creditsModule = defineModule({
  name: 'credits',
  tables: { creditMovement },
  routes: creditRoutes,
  personalData: {
    tables: { creditMovement: { key: 'credits' } },
    export: async ({ db }, { id }) => ({
      credits: await db.select().from(creditMovement).where(eq(creditMovement.customerId, id)),
    }),
  },
});
