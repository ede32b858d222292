import { locales, type PartlyTranslated } from '@vyloha/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { contentEntry } from './tables';
import { storedText } from '@vyloha/backend-kernel';
import { stripSlashes, hasAddress, preferLocale } from './addresses';
import type { ContentReader } from './entries';
import { isVisibleEntry } from './visible-entries';

/** Entities that are pages of their own and can be requested by their bare slug. */
const pageTypes = ['page', 'content_page'];

/** Another address of a page, which its editors wrote with or without a slash. */
const rewrittenPath = sql<PartlyTranslated | null>`${contentEntry.data} -> 'url_rewrite'`;

function isRewritten(path: string): SQL | undefined {
  return or(...locales.map((locale) => sql`trim(both '/' from ${storedText(rewrittenPath, locale)}) = ${path}`));
}

/** Editors may leave a language empty. */
function stripped(address: PartlyTranslated | null): PartlyTranslated {
  const entries = Object.entries(address ?? {}).map(([locale, path]) => [locale, stripSlashes(path ?? '')]);
  return { cs: '', ...Object.fromEntries(entries) };
}

/** The page whose slug or other address is the path; a slug wins. */
export async function findPageAt(
  reader: ContentReader,
  path: string,
): Promise<{ type: string; slug: PartlyTranslated } | null> {
  const { db, locale } = reader;
  const wanted = stripSlashes(path);
  if (wanted === '') return null;
  const isPage = pageTypes.map((type) => and(eq(contentEntry.type, type), isVisibleEntry(type, reader, true)));
  const rows = await db
    .select({ type: contentEntry.type, slug: contentEntry.slug, rewritten: rewrittenPath })
    .from(contentEntry)
    .where(and(or(...isPage), or(hasAddress(contentEntry.slug, [wanted]), isRewritten(wanted))));
  const hasSlug = (row: (typeof rows)[number]) => Object.values(row.slug ?? {}).includes(wanted);
  const bySlug = preferLocale(rows.filter(hasSlug), [wanted], ({ slug }) => slug, locale);
  const byRewrite = preferLocale(rows, [wanted], ({ rewritten }) => stripped(rewritten), locale);
  const [found] = [...bySlug, ...byRewrite];
  return found?.slug == null ? null : { type: found.type, slug: found.slug };
}
