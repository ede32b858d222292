import { sql } from 'drizzle-orm';
import { contentEntry } from '../../../database/schema';
import { entryQuery, singleEntry } from '../entry-queries';
import { reference, references } from '../references';
import type { FieldResolvers } from '../graphql-context';

const inOwnOrder = () => [sql`(${contentEntry.data} ->> 'order')::numeric asc nulls last`];

/** Pages, the parts of the home page, and what is configured once for the whole site. */
export const pageResolvers = {
  Query: {
    page: entryQuery({ type: 'page', most: 200 }),
    content_page: entryQuery({ type: 'content_page', most: 200 }),
    homepage: singleEntry('homepage'),
    site_metadata: entryQuery({ type: 'site_metadata', most: 200 }),
    configuration: singleEntry('configuration'),
    configuration_block: entryQuery({ type: 'configuration_block', most: 200 }),
    configuration_entry_header: singleEntry('configuration_entry_header'),
    configuration_article_list: singleEntry('configuration_article_list'),
    banner_wide: entryQuery({ type: 'banner_wide', most: 50, includeDisabled: true }),
    info_box: entryQuery({ type: 'info_box', most: 50, orderBy: inOwnOrder }),
    certification: entryQuery({ type: 'certification', most: 200 }),
    configuration_top_categories: singleEntry('configuration_top_categories'),
  },
  TopCategory: {
    virtual_categories: references('virtual_categories', ({ loaders }) => loaders.virtualCategory),
    store_categories: references('store_categories', ({ loaders }) => loaders.category),
  } satisfies FieldResolvers<Record<string, unknown>>,
  TopCategoryLink: {
    category: reference('category', ({ loaders }) => loaders.category),
    virtual_category: reference('virtual_category', ({ loaders }) => loaders.virtualCategory),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
