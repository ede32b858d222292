import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '@vyloha/backend-kernel';
import { isKnownCategoryVisibleTo } from './category-visibility';
import { contentEntry } from './tables';

/**
 * What the visibility of content depends on: the time, the site that the caller names (none sees all sites), the groups
 * that pages of categories are filtered by, and the entry of which an editor has a link.
 */
export type ContentViewer = Pick<RequestContext, 'now' | 'domain'> &
  Partial<Pick<RequestContext, 'preview' | 'groups'>>;

/** Types whose entries an editor may limit to some sites. */
const limitedToSites: readonly string[] = ['article', 'article_category', 'author'];

/** An entry without sites is visible on all of them. */
export function isOnSite(site: string): SQL {
  const sites = sql`coalesce(${contentEntry.data} -> 'site_enabled', '[]')`;
  return sql`(${sites} = '[]' or ${sites} ? ${site})`;
}

/** A category filtered by values is visible to whom the category is. */
const isOfVisibleCategory = (groups: readonly string[]) =>
  isKnownCategoryVisibleTo(sql`(${contentEntry.data} ->> 'store_category')`, groups);

/** Articles are published at their date; one without a date never is. */
export function publishedBy(now: Date): SQL {
  return sql`(${contentEntry.data} ->> 'date_published')::timestamptz <= ${now.toISOString()}::timestamptz`;
}

/**
 * Entries of a type that may be shown now, on the caller's site, and the one that the caller previews; whoever reads
 * entries applies it.
 * @param enabled what editors must have said of them; any when left out
 */
export function isVisibleEntry(type: string, viewer: ContentViewer, enabled?: boolean): SQL | undefined {
  const { now, domain, groups = [] } = viewer;
  const isVisible = and(
    type === 'article' ? publishedBy(now()) : undefined,
    type === 'filtered_category' ? isOfVisibleCategory(groups) : undefined,
    limitedToSites.includes(type) && domain.code !== '' ? isOnSite(domain.code) : undefined,
    enabled === undefined ? undefined : eq(contentEntry.enabled, enabled),
  );
  const { preview = null } = viewer;
  return isVisible !== undefined && preview?.type === type ? or(isVisible, eq(contentEntry.id, preview.id)) : isVisible;
}

/** The entry as it will be shown: one that is previewed is enabled, and has no time before which it is not shown. */
export function asShown<Row extends { type: string; id: string; enabled: boolean; data: Record<string, unknown> }>(
  row: Row,
  { preview = null }: ContentViewer,
): Row {
  const isPreviewed = preview?.type === row.type && preview.id === row.id;
  return isPreviewed ? { ...row, enabled: true, data: { ...row.data, time_limited: false } } : row;
}
