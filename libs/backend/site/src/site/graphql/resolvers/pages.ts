import { sql } from 'drizzle-orm';
import { contentEntry } from '@vyloha/backend-content/tables';
import { entryQuery, singleEntry } from '../entry-queries';
import { referenceResolver, referencesResolver } from '../references';
import type { FieldResolvers } from '../graphql-context';

const byOrderField = () => [sql`(${contentEntry.data} ->> 'order')::numeric asc nulls last`];

/** Pages, the parts of the home page, and site-wide configuration. */
export const pageResolvers = {
  Query: {
    page: entryQuery({ type: 'page', maxLimit: 200 }),
    content_page: entryQuery({ type: 'content_page', maxLimit: 200 }),
    homepage: singleEntry('homepage'),
    site_metadata: entryQuery({ type: 'site_metadata', maxLimit: 200 }),
    configuration: singleEntry('configuration'),
    configuration_block: entryQuery({ type: 'configuration_block', maxLimit: 200 }),
    configuration_entry_header: singleEntry('configuration_entry_header'),
    configuration_article_list: singleEntry('configuration_article_list'),
    banner_wide: entryQuery({ type: 'banner_wide', maxLimit: 50, includeDisabled: true }),
    info_box: entryQuery({ type: 'info_box', maxLimit: 50, orderBy: byOrderField }),
    certification: entryQuery({ type: 'certification', maxLimit: 200 }),
    configuration_top_categories: singleEntry('configuration_top_categories'),
  },
  TopCategory: {
    virtual_categories: referencesResolver('virtual_categories', ({ loaders }) => loaders.virtualCategory),
    store_categories: referencesResolver('store_categories', ({ loaders }) => loaders.category),
  } satisfies FieldResolvers<Record<string, unknown>>,
  TopCategoryLink: {
    category: referenceResolver('category', ({ loaders }) => loaders.category),
    virtual_category: referenceResolver('virtual_category', ({ loaders }) => loaders.virtualCategory),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
