import { asc } from 'drizzle-orm';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Queryable } from '@vyloha/backend-kernel';
import { contentEntry, menu, menuItem, redirect, urlRewrite } from '../content/tables';
import { branch } from '@vyloha/backend-shop/tables';
import { toEditable } from './html-text';
import { toYaml } from './yaml-text';

/** A file of the tree; the path is relative to its root. */
interface ContentFile {
  path: string;
  value: unknown;
}

/** Exports all editors' content as a tree of files; files of deleted content are left in place. */
export async function exportContent(db: Queryable, folder: string): Promise<number> {
  const parts = [entryFiles(db), branchFiles(db), menuFiles(db), addressFiles(db)];
  const files = (await Promise.all(parts)).flat();
  for (const { path, value } of files) {
    const filePath = join(folder, path);
    await mkdir(dirname(filePath), { recursive: true });
    await writeFile(filePath, toYaml(value));
  }
  return files.length;
}

async function entryFiles(db: Queryable): Promise<ContentFile[]> {
  const rows = await db.select().from(contentEntry).orderBy(asc(contentEntry.type), asc(contentEntry.id));
  return rows.map(({ type, id, slug, weight, enabled, data }) => ({
    path: join(type, `${id}.yaml`),
    value: {
      ...(slug !== null && { slug }),
      ...(weight !== 0 && { weight }),
      ...(!enabled && { enabled }),
      ...toEditableFields(data),
    },
  }));
}

/** Branches with what the store knows of them; what only pages show is in `presentation`. */
async function branchFiles(db: Queryable): Promise<ContentFile[]> {
  const rows = await db.select().from(branch).orderBy(asc(branch.id));
  return rows.map(
    ({
      id,
      updatedAt: _,
      description,
      openingExceptions,
      acceptedPayments,
      warehouseId,
      weight,
      isPrimary,
      presentation,
      ...row
    }) => ({
      path: join('branch', `${id}.yaml`),
      value: {
        ...row,
        ...(description !== null && { description }),
        ...(openingExceptions.length > 0 && { openingExceptions }),
        ...(acceptedPayments.length > 0 && { acceptedPayments }),
        ...(warehouseId !== null && { warehouseId }),
        ...(weight !== 0 && { weight }),
        ...(isPrimary && { isPrimary }),
        presentation: toEditableFields(presentation),
      },
    }),
  );
}

function toEditableFields(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toEditable(value)]));
}

type MenuRow = typeof menuItem.$inferSelect;

function toMenuItems(rows: readonly MenuRow[], parent: string | null): unknown[] {
  return rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, title, main, styles, isHeading, linkType, linkTarget, linkTitle, linkTargetBlank }) => {
      const children = toMenuItems(rows, id);
      return {
        id,
        title,
        linkType,
        ...(linkTarget !== null && { linkTarget }),
        ...(linkTitle !== null && { linkTitle }),
        ...(linkTargetBlank && { linkTargetBlank }),
        ...(main && { main }),
        ...(styles !== null && { styles }),
        ...(isHeading && { isHeading }),
        ...(children.length > 0 && { children }),
      };
    });
}

async function menuFiles(db: Queryable): Promise<ContentFile[]> {
  const [menus, items] = await Promise.all([
    db.select().from(menu).orderBy(asc(menu.code)),
    db.select().from(menuItem).orderBy(asc(menuItem.position), asc(menuItem.id)),
  ]);
  return menus.map(({ code, title }) => ({
    path: join('menu', `${code}.yaml`),
    value: {
      title,
      items: toMenuItems(
        items.filter(({ menuCode }) => menuCode === code),
        null,
      ),
    },
  }));
}

async function addressFiles(db: Queryable): Promise<ContentFile[]> {
  const [redirects, urlRewrites] = await Promise.all([
    db.select().from(redirect).orderBy(asc(redirect.fromPath)),
    db.select().from(urlRewrite).orderBy(asc(urlRewrite.locale), asc(urlRewrite.path)),
  ]);
  return [
    { path: 'redirect.yaml', value: redirects },
    { path: 'url_rewrite.yaml', value: urlRewrites.map(({ type, ...row }) => ({ ...row, entity: type })) },
  ];
}
