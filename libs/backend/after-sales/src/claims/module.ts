import { shopOrder } from '@vyloha/backend-orders/tables';
import { claimChange, claimPhoto, warrantyClaim } from './tables';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { claimLimits } from './limits';
import { listClaims, toWireClaim } from './load-claims';
import { composeClaimMail } from './mail/compose-claim-mail';
import { claimMailKinds } from './mail/to-claim-mails';
import { movingContents } from '@vyloha/backend-files';
import { defineModule, maxExported } from '@vyloha/backend-kernel';
import { claimPhotoContents } from './photos/photo-contents';
import { claimRoutes } from './claim-routes';

/** Warranty claims. */
export const claimsModule = defineModule({
  name: 'claims',
  tables: { claimChange, claimPhoto, warrantyClaim },
  routes: claimRoutes,
  limits: Object.values(claimLimits),
  mails: [{ kinds: claimMailKinds, compose: composeClaimMail }],
  repeats: [movingContents(claimPhotoContents)],
  tidy: async (db, { daysAgo }) => {
    // A form is corrected within minutes.
    await db.delete(claimPhoto).where(and(isNull(claimPhoto.claimId), lt(claimPhoto.createdAt, daysAgo(1))));
  },
  personalData: {
    tables: {
      claimPhoto: { reason: 'downloaded from the page of the claim, which names their number' },
    },
    export: async ({ db, locale }, { id }) => {
      const claims = await listClaims(db, eq(shopOrder.customerId, id), { limit: maxExported, offset: 0 });
      return { claims: claims.map((claim) => toWireClaim(claim, locale)) };
    },
    // Claims stay without the account: they are settled by the contact of their order.
    forget: async (tx, { id }) => {
      await tx.delete(claimPhoto).where(and(eq(claimPhoto.customerId, id), isNull(claimPhoto.claimId)));
    },
  },
});
