import { createHash, randomUUID } from 'node:crypto';
import { consentCategories } from '@vyloha/contract';
import * as v from 'valibot';
import { consentWording, cookieConsent } from './tables';
import { type Route, dataSchema, defineRoute, enforceRateLimits, requiredLine } from '@vyloha/backend-kernel';
import { consentLimits } from './limits';

const maxWordingLength = 4000;

const recordConsent = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cookie-consents',
  summary: 'Records a decision about cookies with its time and the wording',
  access: 'anyone',
  body: v.object({
    id: v.nullish(v.pipe(v.string(), v.uuid()), null),
    granted: v.pipe(v.array(v.picklist(consentCategories)), v.maxLength(consentCategories.length, 'tooLong')),
    version: requiredLine(32),
    wording: requiredLine(maxWordingLength),
  }),
  response: dataSchema(v.object({ id: v.string() })),
  handler: async (ctx, { body: { id, granted, version, wording } }) => {
    const { db, locale, now } = ctx;
    await enforceRateLimits(ctx, consentLimits.cookieConsent);
    const browser = id ?? randomUUID();
    const wordingId = createHash('sha256')
      .update(JSON.stringify([locale, version, wording]))
      .digest('hex');
    await db.transaction(async (tx) => {
      await tx.insert(consentWording).values({ id: wordingId, locale, version, wording }).onConflictDoNothing();
      await tx.insert(cookieConsent).values({ browser, wordingId, granted, decidedAt: now() });
    });
    return { data: { id: browser } };
  },
});

export const consentRoutes: readonly Route[] = [recordConsent];
