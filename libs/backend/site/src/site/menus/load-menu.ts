import { type Locale, type Translated, withDefaultTranslations } from '@vyloha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Queryable, groupBy, isOneOf } from '@vyloha/backend-kernel';
import { category } from '@vyloha/backend-catalog/tables';
import { menu, menuItem } from '@vyloha/backend-content/tables';
import { isCategoryVisibleTo, toOptionalTranslated } from '@vyloha/backend-content';
import { loadLinkAddresses, type MenuItemRow } from './load-link-addresses';
import type { WireMenuItem } from './menu-shapes';

interface Reader {
  db: Queryable;
  locale: Locale;
}

function toTree(
  rows: readonly MenuItemRow[],
  parentId: string | null,
  addressOf: (item: MenuItemRow) => Translated | null,
  locale: Locale,
): WireMenuItem[] {
  const childrenOf = groupBy(rows, (row) => row.parentId);
  const toItem = (row: MenuItemRow): WireMenuItem => {
    const address = addressOf(row);
    return {
      id: row.id,
      title: withDefaultTranslations(row.title),
      path: address,
      main: row.main,
      styles: row.styles,
      menu_heading: row.isHeading,
      link: {
        link_type: row.linkType,
        link_title: toOptionalTranslated(row.linkTitle),
        link_target_blank: row.linkTargetBlank,
        target: row.linkTarget,
        urlRewrite: address,
        path: address?.[locale] ?? null,
      },
      children: (childrenOf.get(row.id) ?? []).map(toItem),
    };
  };
  return (childrenOf.get(parentId) ?? []).map(toItem);
}

/** Paths of the categories that only some may see, in all languages. */
const restrictedPaths = sql`array(select address.value from ${category}
  cross join jsonb_each_text(${category.path}) address where not ${isCategoryVisibleTo(category.id, [])})`;

/** Path of an address as editors write it, with or without a host, a query and slashes around. */
const writtenPath = sql`lower(btrim(
  regexp_replace(coalesce(${menuItem.linkTarget}, ''), '^(https?:)?//[^/?#]*|[?#].*$', '', 'g'), '/'))`;

/**
 * Menus are the same for everybody: an item of a category that only some may see is in none, with those below it,
 * whether it refers to the category or has its address.
 */
const isPublicItem = sql`case when ${menuItem.linkType} = 'category'
  then ${isCategoryVisibleTo(sql`coalesce(${menuItem.linkTarget}, '')`, [])}
  else ${writtenPath} <> all (${restrictedPaths}) end`;

async function loadItems(db: Queryable, menuCodes: readonly string[]): Promise<MenuItemRow[]> {
  return db
    .select()
    .from(menuItem)
    .where(and(isOneOf(menuItem.menuCode, menuCodes), isPublicItem))
    .orderBy(asc(menuItem.position), asc(menuItem.id));
}

/** A menu as a tree, its links resolved in every language. */
export async function loadMenu({ db, locale }: Reader, code: string) {
  const [[found], rows] = await Promise.all([db.select().from(menu).where(eq(menu.code, code)), loadItems(db, [code])]);
  if (found === undefined) return null;
  const menuItems = toTree(rows, null, await loadLinkAddresses(db, rows), locale);
  return { id: `menu-${code}`, menu_code: code, title: withDefaultTranslations(found.title), menuItems };
}

/** Single items of any menus by id, each with its children; in the order of the ids. */
export async function loadMenuItems({ db, locale }: Reader, ids: readonly string[]): Promise<WireMenuItem[]> {
  if (ids.length === 0) return [];
  const wanted = await db.select({ code: menuItem.menuCode }).from(menuItem).where(isOneOf(menuItem.id, ids));
  const rows = await loadItems(db, [...new Set(wanted.map(({ code }) => code))]);
  const byId = new Map(
    flatten(toTree(rows, null, await loadLinkAddresses(db, rows), locale)).map((item) => [item.id, item]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function flatten(items: readonly WireMenuItem[]): WireMenuItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children)]);
}
