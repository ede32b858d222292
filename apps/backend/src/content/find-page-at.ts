import type { PartlyTranslated } from '@vyloha/contract';
import { and, eq, or } from 'drizzle-orm';
import { contentEntry } from '../database/schema';
import { stripSlashes, hasAddress, preferLocale } from './addresses';
import type { ContentReader } from './entries';
import { isVisibleEntry } from './visible-entries';

/** Entities that are pages of their own and can be requested by their bare slug. */
const pageTypes = ['page', 'content_page'];

/** The text page whose slug is the path. */
export async function findPageAt(
  reader: ContentReader,
  path: string,
): Promise<{ type: string; slug: PartlyTranslated } | null> {
  const { db, locale } = reader;
  const isPage = pageTypes.map((type) => and(eq(contentEntry.type, type), isVisibleEntry(type, reader, true)));
  const rows = await db
    .select({ type: contentEntry.type, slug: contentEntry.slug })
    .from(contentEntry)
    .where(and(or(...isPage), hasAddress(contentEntry.slug, [path])));
  const [found] = preferLocale(rows, [stripSlashes(path)], ({ slug }) => slug, locale);
  return found?.slug == null ? null : { type: found.type, slug: found.slug };
}
