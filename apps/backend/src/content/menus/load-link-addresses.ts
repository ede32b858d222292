import { paths } from '@vyloha/links';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { category, contentEntry, virtualCategory, type menuItem } from '../../database/schema';
import type { Translated } from '../../database/schema/columns';
import { withFallback } from '../content-shapes';

export type MenuItemRow = typeof menuItem.$inferSelect;

const each = ({ cs, sk }: Translated, toPath: (slug: string) => string): Translated => ({
  cs: toPath(cs),
  sk: toPath(sk),
});

/** What an item links to is kept under its link type and id. */
const keyOf = (type: string, id: string) => `${type} ${id}`;

/** Pages of the blog stand at addresses of their own. */
const blogPaths: Readonly<Record<string, (slug: string) => string>> = {
  article_category: (slug) => paths.articles({ slug }),
  article_tag: paths.articleTag,
};

function loadCatalogueAddresses(
  db: Queryable,
  table: typeof category | typeof virtualCategory,
  ids: readonly string[],
) {
  return db
    .select({ id: table.id, path: table.path })
    .from(table)
    .where(inArray(table.id, [...ids]));
}

function loadBlogAddresses(db: Queryable, ids: readonly string[]) {
  return db
    .select({ type: contentEntry.type, id: contentEntry.id, slug: contentEntry.slug })
    .from(contentEntry)
    .where(and(inArray(contentEntry.type, Object.keys(blogPaths)), inArray(contentEntry.id, [...ids])));
}

/** Where each item leads in each language, whatever it links to, in three statements. */
export async function loadLinkAddresses(
  db: Queryable,
  items: readonly MenuItemRow[],
): Promise<(item: MenuItemRow) => Translated | null> {
  const targetsOf = (...types: string[]) =>
    items.flatMap(({ linkType, linkTarget }) => (types.includes(linkType) && linkTarget !== null ? [linkTarget] : []));
  const [categories, virtualCategories, blog] = await Promise.all([
    loadCatalogueAddresses(db, category, targetsOf('category')),
    loadCatalogueAddresses(db, virtualCategory, targetsOf('virtual_category')),
    loadBlogAddresses(db, targetsOf(...Object.keys(blogPaths))),
  ]);
  const catalogue = (type: string, rows: typeof categories) =>
    rows.map(({ id, path }) => [keyOf(type, id), each(withFallback(path), (address) => `/${address}`)] as const);
  const addresses = new Map([
    ...catalogue('category', categories),
    ...catalogue('virtual_category', virtualCategories),
    ...blog.flatMap(({ type, id, slug }) => {
      const toPath = blogPaths[type];
      return slug === null || toPath === undefined
        ? []
        : [[keyOf(type, id), each(withFallback(slug), toPath)] as const];
    }),
  ]);
  return ({ linkType, linkTarget }) => {
    if (linkTarget === null) return null;
    const isAddress = linkType === 'custom_link' || linkType === 'basic';
    return isAddress ? { cs: linkTarget, sk: linkTarget } : (addresses.get(keyOf(linkType, linkTarget)) ?? null);
  };
}
