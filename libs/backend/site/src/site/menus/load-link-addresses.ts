import { byLocale, mapTranslated, type Translated, withDefaultTranslations } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { and } from 'drizzle-orm';
import { type Queryable, isOneOf } from '@vyloha/backend-kernel';
import { category, virtualCategory } from '@vyloha/backend-catalog/tables';
import { contentEntry, type menuItem } from '@vyloha/backend-content/tables';

export type MenuItemRow = typeof menuItem.$inferSelect;

/** Link targets are keyed by link type and id. */
const toLinkKey = (type: string, id: string) => `${type} ${id}`;

/** Blog pages have static addresses. */
const blogPaths: Readonly<Record<string, (slug: string) => string>> = {
  article_category: (slug) => paths.articles({ slug }),
  article_tag: paths.articleTag,
};

function loadCatalogueAddresses(
  db: Queryable,
  table: typeof category | typeof virtualCategory,
  ids: readonly string[],
) {
  return db.select({ id: table.id, path: table.path }).from(table).where(isOneOf(table.id, ids));
}

function loadBlogAddresses(db: Queryable, ids: readonly string[]) {
  return db
    .select({ type: contentEntry.type, id: contentEntry.id, slug: contentEntry.slug })
    .from(contentEntry)
    .where(and(isOneOf(contentEntry.type, Object.keys(blogPaths)), isOneOf(contentEntry.id, ids)));
}

/** Address of each item's target in each language, in three statements. */
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
    rows.map(
      ({ id, path }) =>
        [toLinkKey(type, id), mapTranslated(withDefaultTranslations(path), (address) => `/${address}`)] as const,
    );
  const addresses = new Map([
    ...catalogue('category', categories),
    ...catalogue('virtual_category', virtualCategories),
    ...blog.flatMap(({ type, id, slug }) => {
      const toPath = blogPaths[type];
      return slug === null || toPath === undefined
        ? []
        : [[toLinkKey(type, id), mapTranslated(withDefaultTranslations(slug), (text) => toPath(text))] as const];
    }),
  ]);
  return ({ linkType, linkTarget }) => {
    if (linkTarget === null) return null;
    const isAddress = linkType === 'custom_link' || linkType === 'basic';
    return isAddress ? byLocale(() => linkTarget) : (addresses.get(toLinkKey(linkType, linkTarget)) ?? null);
  };
}
