import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env';

/** Writes a GraphQL document that is typed by the schema: `graphql('query Brands { brand { _id } }')`. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown };
}>();
