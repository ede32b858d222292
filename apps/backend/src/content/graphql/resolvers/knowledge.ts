import { entryQuery, orderOf } from '../entry-queries';
import type { FieldResolvers } from '../graphql-context';
import { references } from '../references';

/** Questions and the glossary. */
export const knowledgeResolvers = {
  Query: {
    faq_question: entryQuery({ type: 'faq_question', most: 500 }),
    term: entryQuery({ type: 'term', most: 1000, orderBy: (ctx) => orderOf('TITLE_ASC', ctx) }),
  },
  Term: {
    categories: references('categories', ({ loaders }) => loaders.category),
    products: references('products', ({ loaders }) => loaders.product),
    virtual_categories: references('virtual_categories', ({ loaders }) => loaders.virtualCategory),
    terms: references('terms', ({ loaders }) => loaders.entry('term')),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
