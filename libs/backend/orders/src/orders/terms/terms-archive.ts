import { desc, eq, and } from 'drizzle-orm';
import { isDutyOn } from '@vyloha/config/server';
import { locales } from '@vyloha/contract';
import * as v from 'valibot';
import { type Database, type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { termsVersion } from '../tables';
import { toZonedIso } from '@vyloha/backend-shop';
import { storeTermsInForce } from './store-terms';

const maxVersions = 100;

/** Stores the terms as they are now in every language, so that the archive has also those without an order. */
export async function archiveTerms(db: Database, now: Date): Promise<void> {
  const domain = { code: '', translationVariant: '' };
  for (const locale of locales) await storeTermsInForce({ db, locale, domain, now: () => now });
}

const list = defineRoute({
  method: 'GET',
  url: '/store/api/v1/terms',
  summary: 'Versions of the terms in the language of the request, the newest first',
  response: dataSchema(v.array(v.object({ id: v.string(), createdAt: v.string() }))),
  handler: async ({ db, locale, currency, settings }) => {
    if (!isDutyOn(settings.legalDutiesOff, 'termsArchive', currency)) return { data: [] };
    const versions = await db
      .select({ id: termsVersion.id, createdAt: termsVersion.createdAt })
      .from(termsVersion)
      .where(eq(termsVersion.locale, locale))
      .orderBy(desc(termsVersion.createdAt), termsVersion.id)
      .limit(maxVersions);
    return { data: versions.map(({ id, createdAt }) => ({ id, createdAt: toZonedIso(createdAt) })) };
  },
});

const single = defineRoute({
  method: 'GET',
  url: '/store/api/v1/terms/:id',
  summary: 'One version of the terms in the language of the request',
  params: v.object({ id: v.string() }),
  response: dataSchema(
    v.object({ id: v.string(), title: v.string(), content: v.array(v.unknown()), createdAt: v.string() }),
  ),
  handler: async ({ db, locale }, { params }) => {
    const [found] = await db
      .select()
      .from(termsVersion)
      .where(and(eq(termsVersion.id, params.id), eq(termsVersion.locale, locale)));
    if (found === undefined) throw notFound();
    const { id, title, content, createdAt } = found;
    return { data: { id, title, content, createdAt: toZonedIso(createdAt) } };
  },
});

export const termsArchiveRoutes: readonly Route[] = [list, single];
