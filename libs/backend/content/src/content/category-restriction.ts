import { pgView, text } from 'drizzle-orm/pg-core';

/** Columns of the view of who may see categories: the catalogue, which stands on this module, defines it. */
export const categoryRestrictionColumns = {
  categoryId: text('category_id').notNull(),
  visibleToGroups: text('visible_to_groups').array().notNull(),
};

/** One row without groups for each category, and one for each restriction of its own or of one above it. */
export const categoryRestriction = pgView('category_restriction', categoryRestrictionColumns).existing();
