import type { PartlyTranslated } from '@vyloha/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  id,
  indexesByLocale,
  optionalTranslated,
  timestamptz,
  translated,
  updatedAt,
} from '@vyloha/backend-kernel/tables';

/** A link under which editors see an entry before it is published. */
export const contentPreview = pgTable('content_preview', {
  /** SHA-256 of the secret in the link. */
  tokenHash: text('token_hash').primaryKey(),
  entryType: text('entry_type').notNull(),
  entryId: text('entry_id').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const menuItem = pgTable(
  'menu_item',
  {
    id: id(),
    menuCode: text('menu_code').notNull(),
    parentId: text('parent_id'),
    position: integer('position').notNull().default(0),
    title: translated('title'),
    main: boolean('main').notNull().default(false),
    styles: text('styles'),
    isHeading: boolean('is_heading').notNull().default(false),
    linkType: text('link_type').notNull().default('basic'),
    /** Id of the category, article category, tag or virtual category, or a URL for custom and basic links. */
    linkTarget: text('link_target'),
    linkTitle: optionalTranslated('link_title'),
    linkTargetBlank: boolean('link_target_blank').notNull().default(false),
  },
  (table) => [index('menu_item_menu').on(table.menuCode, table.position)],
);

export const menu = pgTable('menu', { code: text('code').primaryKey(), title: translated('title') });

/**
 * All editorial content besides the catalogue: pages, articles, banners, homepage, configuration.
 * `data` has the fields of the content entity `type` as in the API.
 */
export const contentEntry = pgTable(
  'content_entry',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    slug: jsonb('slug').$type<PartlyTranslated>(),
    weight: integer('weight').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('content_entry_order').on(table.type, table.weight),
    ...indexesByLocale('content_entry_slug', table.slug, table.type),
  ],
);

export const urlRewrite = pgTable(
  'url_rewrite',
  {
    locale: text('locale').notNull(),
    path: text('path').notNull(),
    type: text('type').notNull(),
    slug: jsonb('slug').$type<PartlyTranslated>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.path] })],
);

export const redirect = pgTable('redirect', {
  fromPath: text('from_path').primaryKey(),
  toPath: text('to_path').notNull(),
});
