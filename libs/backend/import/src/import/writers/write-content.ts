import type { MenuItemDocument, DocumentOf } from '@vyloha/import-documents';
import { inArray } from 'drizzle-orm';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { contentEntry, image, menu, menuItem, redirect, urlRewrite } from '@vyloha/backend-content/tables';

export async function writeImages(db: Queryable, documents: readonly DocumentOf<'image'>[]): Promise<void> {
  await upsert(
    db,
    image,
    documents.map(({ type: _, ...row }) => row),
    ['fileKey'],
  );
}

export async function writeContent(db: Queryable, documents: readonly DocumentOf<'content'>[]): Promise<void> {
  const rows = documents.map(({ entity, id, slug, weight, enabled, data }) => ({
    type: entity,
    id,
    slug: slug ?? null,
    weight,
    enabled,
    data,
  }));
  await upsert(db, contentEntry, rows, ['type', 'id']);
}

/** A menu is replaced as a whole: items missing from its document are removed. */
export async function writeMenus(db: Queryable, documents: readonly DocumentOf<'menu'>[]): Promise<void> {
  await upsert(
    db,
    menu,
    documents.map(({ code, title }) => ({ code, title })),
    ['code'],
  );
  const codes = documents.map(({ code }) => code);
  await db.delete(menuItem).where(inArray(menuItem.menuCode, codes));
  const items = documents.flatMap(({ code, items }) => toMenuRows(items, code, null));
  await upsert(db, menuItem, items, ['id']);
}

function toMenuRows(
  items: readonly MenuItemDocument[],
  menuCode: string,
  parentId: string | null,
): (typeof menuItem.$inferInsert)[] {
  return items.flatMap(({ children, ...item }, position) => [
    {
      ...item,
      menuCode,
      parentId,
      position,
      styles: item.styles ?? null,
      linkTarget: item.linkTarget ?? null,
      linkTitle: item.linkTitle ?? null,
    },
    ...toMenuRows(children, menuCode, item.id),
  ]);
}

export async function writeUrlRewrites(db: Queryable, documents: readonly DocumentOf<'url_rewrite'>[]): Promise<void> {
  await upsert(
    db,
    urlRewrite,
    documents.map(({ locale, path, entity, slug }) => ({ locale, path, type: entity, slug })),
    ['locale', 'path'],
  );
}

export async function writeRedirects(db: Queryable, documents: readonly DocumentOf<'redirect'>[]): Promise<void> {
  await upsert(
    db,
    redirect,
    documents.map(({ fromPath, toPath }) => ({ fromPath, toPath })),
    ['fromPath'],
  );
}
