import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSchema } from 'graphql-yoga';
import { withFieldDefaults } from './field-defaults';
import type { GraphqlContext } from './graphql-context';
import { articleResolvers } from './resolvers/articles';
import { branchResolvers } from './resolvers/branches';
import { catalogueResolvers } from './resolvers/catalogue';
import { productResolvers } from './resolvers/products';
import { knowledgeResolvers } from './resolvers/knowledge';
import { pageResolvers } from './resolvers/pages';
import { translationResolvers } from './resolvers/translations';
import { propertyResolvers } from './resolvers/properties';
import { searchResolvers } from './resolvers/search';

/** The schema file both sides compile against. */
function readSdl(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');
}

/** The content schema with all its resolvers. */
export function createContentSchema() {
  const schema = createSchema<GraphqlContext>({
    typeDefs: readSdl(),
    resolvers: [
      translationResolvers,
      catalogueResolvers,
      productResolvers,
      propertyResolvers,
      branchResolvers,
      pageResolvers,
      articleResolvers,
      knowledgeResolvers,
      searchResolvers,
    ],
  });
  return withFieldDefaults(schema);
}
