import { entryQuery, toOrderBy } from '../entry-queries';
import type { FieldResolvers } from '../graphql-context';
import { referencesResolver } from '../references';

/** Resolvers of questions, the glossary and the words of shoppers. */
export const knowledgeResolvers = {
  Query: {
    faq_question: entryQuery({ type: 'faq_question', maxLimit: 500 }),
    search_synonym: entryQuery({ type: 'search_synonym', maxLimit: 1000 }),
    term: entryQuery({ type: 'term', maxLimit: 1000, orderBy: (ctx) => toOrderBy('TITLE_ASC', ctx) }),
  },
  Term: {
    categories: referencesResolver('categories', ({ loaders }) => loaders.category),
    products: referencesResolver('products', ({ loaders }) => loaders.product),
    virtual_categories: referencesResolver('virtual_categories', ({ loaders }) => loaders.virtualCategory),
    terms: referencesResolver('terms', ({ loaders }) => loaders.entry('term')),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
