import { type Locale, locales } from '@vyloha/contract';
import type { DocumentOf } from '@vyloha/import-documents';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, freeValues, localizedText, upsert } from '@vyloha/backend-kernel';
import { brand, category, parameter, parameterValue, tag, virtualCategory } from '@vyloha/backend-catalog/tables';

export async function writeTags(db: Queryable, documents: readonly DocumentOf<'tag'>[]): Promise<void> {
  const rows = documents.map(({ type: _, ...row }) => row);
  await upsert(db, tag, rows, ['id']);
}

export async function writeBrands(db: Queryable, documents: readonly DocumentOf<'brand'>[]): Promise<void> {
  const rows = documents.map(({ type: _, imageKey, description, ...row }) => ({
    ...row,
    imageKey: imageKey ?? null,
    description: description ?? null,
  }));
  await freeValues(
    db,
    brand,
    brand.link,
    rows.map(({ id, link }) => ({ id, value: link })),
  );
  await upsert(db, brand, rows, ['id']);
}

export async function writeParameters(db: Queryable, documents: readonly DocumentOf<'parameter'>[]): Promise<void> {
  const rows = documents.map((document) => ({
    id: document.id,
    slug: document.slug,
    title: document.title,
    type: document.kind,
    unit: document.unit ?? null,
    position: document.position,
    description: document.description ?? null,
    isVariantChoice: document.isVariantChoice,
    hideProductDetail: document.hideProductDetail,
    linkToVirtualCategory: document.linkToVirtualCategory ?? null,
  }));
  await upsert(db, parameter, rows, ['id']);
  const values = documents.flatMap((document) =>
    document.values.map((value, position) => ({
      id: value.id,
      parameterId: document.id,
      slug: value.slug,
      title: value.title,
      colorHex: value.colorHex ?? null,
      imageKey: value.imageKey ?? null,
      position,
      descriptionShort: value.descriptionShort ?? null,
      descriptionLong: value.descriptionLong ?? null,
      linkUrl: value.linkUrl ?? null,
      hideProductDetail: value.hideProductDetail,
    })),
  );
  await upsert(db, parameterValue, values, ['id']);
}

export async function writeCategories(db: Queryable, documents: readonly DocumentOf<'category'>[]): Promise<void> {
  const rows = documents.map((document) => ({
    id: document.id,
    parentId: document.parentId ?? null,
    title: document.title,
    slug: document.slug,
    path: document.slug,
    description: document.description ?? null,
    imageKey: document.imageKey ?? null,
    position: document.position,
    visibleToGroups: document.visibleToGroups,
    presentation: {
      ...document.presentation,
      ...(document.feedCategories && { feedCategories: document.feedCategories }),
    },
  }));
  await upsert(db, category, rows, ['id'], ['path']);
  await joinPaths(db);
}

/** A parent may have moved or been renamed, so the paths of the whole tree are rebuilt from the slugs. */
async function joinPaths(db: Queryable): Promise<void> {
  const inEachLocale = (toSql: (locale: Locale) => SQL) => sql.join(locales.map(toSql), sql`, `);
  const column = (locale: Locale) => sql.identifier(locale);
  await db.execute(sql`
    with recursive tree as (
      select id, array[]::text[] as ancestor_ids,
        ${inEachLocale((locale) => sql`${localizedText(sql`slug`, locale)} as ${column(locale)}`)}
      from ${category} where parent_id is null
      union all
      select child.id, tree.ancestor_ids || tree.id,
        ${inEachLocale((locale) => sql`tree.${column(locale)} || '/' || ${localizedText(sql`child.slug`, locale)}`)}
      from ${category} child join tree on tree.id = child.parent_id
    )
    update ${category} set ancestor_ids = tree.ancestor_ids,
      path = jsonb_build_object(${inEachLocale((locale) => sql`${locale}::text, tree.${column(locale)}`)})
    from tree where tree.id = ${category}.id and (${category}.ancestor_ids, ${category}.path) is distinct from
      (tree.ancestor_ids, jsonb_build_object(${inEachLocale((locale) => sql`${locale}::text, tree.${column(locale)}`)}))`);
}

export async function writeVirtualCategories(
  db: Queryable,
  documents: readonly DocumentOf<'virtual_category'>[],
): Promise<void> {
  const rows = documents.map(({ type: _, description, imageKey, ...row }) => ({
    ...row,
    description: description ?? null,
    imageKey: imageKey ?? null,
  }));
  await upsert(db, virtualCategory, rows, ['id']);
}
