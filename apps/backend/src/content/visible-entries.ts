import { and, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../server/routes/request-context';
import { contentEntry } from '../database/schema';

/** What the visibility of content depends on: the time, and the site that the caller names (none sees all sites). */
export type ContentViewer = Pick<RequestContext, 'now' | 'domain'>;

/** Types whose entries an editor may limit to some sites. */
const limitedToSites: readonly string[] = ['article', 'article_category', 'author'];

/** An entry without sites is visible on all of them. */
export function isOnSite(site: string): SQL {
  const sites = sql`coalesce(${contentEntry.data} -> 'site_enabled', '[]')`;
  return sql`(${sites} = '[]' or ${sites} ? ${site})`;
}

/** Articles are published at their date; one without a date never is. */
export function publishedBy(now: Date): SQL {
  return sql`(${contentEntry.data} ->> 'date_published')::timestamptz <= ${now.toISOString()}::timestamptz`;
}

/** Entries of a type that may be shown now, on the caller's site; whoever reads entries applies it. */
export function isVisibleEntry(type: string, { now, domain }: ContentViewer): SQL | undefined {
  return and(
    type === 'article' ? publishedBy(now()) : undefined,
    limitedToSites.includes(type) && domain.code !== '' ? isOnSite(domain.code) : undefined,
  );
}
