import type { AppLoadContext } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { pickTranslation } from '@vyloha/contract';
import { pageIndex } from '@vyloha/links';
import { totalPagesFor } from '@vyloha/links/server';
import { searchContent } from '../api/search-content.server';
import type { ContentKind } from '../model/result-kinds';
import type { FoundLinks } from '../model/search-results';
import { type FoundContent, withCategories } from '../model/search-response';

const limit = limits.searchPerPage;

/**
 * A page of all kinds of content but products. Virtual categories follow the last page of ordinary ones, whose count is
 * known only after the first request.
 */
export async function loadContent(
  { cms, shopper: { isLoggedIn: checkPermissions } }: AppLoadContext,
  query: string,
  page: number,
): Promise<FoundContent | null> {
  const skip = pageIndex(page) * limit;
  const found = await searchContent(cms, query, { skip, limit, checkPermissions });
  if (found === null) return null;
  const { total } = found.categories;
  const isMixed = skip > 0 && total > 0 && found.categories.entities.length < limit;
  const further = isMixed
    ? await searchContent(cms, query, { skip: Math.max(0, skip - total), limit, checkPermissions })
    : found;
  const { virtualCategories } = further ?? found;
  return withCategories({ ...found, virtualCategories }, limit);
}

/**
 * Found items of a kind as links.
 * @throws a 404 response past the end
 */
export function toFoundLinks(
  content: FoundContent,
  { kind, page }: { kind: ContentKind; page: number },
  { locale }: Pick<AppLoadContext, 'locale'>,
): FoundLinks {
  const { entities, total } = content[kind];
  const links = entities.map(({ id, title, path, perex }) => ({
    id,
    title: pickTranslation(title, locale),
    path: pickTranslation(path, locale),
    perex: (perex && pickTranslation(perex, locale)) || null,
  }));
  return { kind, links, total, page, totalPages: totalPagesFor(page, { total, perPage: limit }) };
}
