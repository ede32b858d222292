import type { Locale, PartlyTranslated } from '@vyloha/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { contentEntry } from '../database/schema';
import { stripSlashes, hasAddress, preferLocale } from './addresses';

/** Entities that are pages of their own and can be requested by their bare slug. */
const pageTypes = ['page', 'content_page'];

/** The text page whose slug is the path. */
export async function findPageAt(
  { db, locale }: { db: Queryable; locale: Locale },
  path: string,
): Promise<{ type: string; slug: PartlyTranslated } | null> {
  const rows = await db
    .select({ type: contentEntry.type, slug: contentEntry.slug })
    .from(contentEntry)
    .where(
      and(inArray(contentEntry.type, pageTypes), eq(contentEntry.enabled, true), hasAddress(contentEntry.slug, [path])),
    );
  const [found] = preferLocale(rows, [stripSlashes(path)], ({ slug }) => slug, locale);
  return found?.slug == null ? null : { type: found.type, slug: found.slug };
}
