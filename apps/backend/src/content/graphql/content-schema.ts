import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSchema } from 'graphql-yoga';
import { withFieldDefaults } from './field-defaults';
import type { GraphqlContext } from './graphql-context';
import { articleResolvers } from './resolvers/articles';
import { branchResolvers } from './resolvers/branches';
import { catalogueResolvers } from './resolvers/catalogue';
import { goodsResolvers } from './resolvers/goods';
import { knowledgeResolvers } from './resolvers/knowledge';
import { pageResolvers } from './resolvers/pages';
import { partResolvers } from './resolvers/parts';
import { propertyResolvers } from './resolvers/properties';
import { searchResolvers } from './resolvers/search';

/** The file both sides compile against. */
function readSdl(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');
}

/** The content system's schema with everything that answers it. */
export function createContentSchema() {
  const schema = createSchema<GraphqlContext>({
    typeDefs: readSdl(),
    resolvers: [
      partResolvers,
      catalogueResolvers,
      goodsResolvers,
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
