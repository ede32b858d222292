import { consentWording, cookieConsent } from './tables';
import { lt } from 'drizzle-orm';
import { consentLimits } from './limits';
import { defineModule } from '@vyloha/backend-kernel';
import { consentRoutes } from './consent-routes';

/** Proof of what was decided about cookies. */
export const consentsModule = defineModule({
  name: 'consents',
  tables: { consentWording, cookieConsent },
  routes: consentRoutes,
  limits: Object.values(consentLimits),
  // The year for which a decision holds, and the three in which somebody may still ask for its proof.
  tidy: async (db, { daysAgo }) => {
    await db.delete(cookieConsent).where(lt(cookieConsent.decidedAt, daysAgo(4 * 365)));
  },
});
