export { createContentClient } from './browser/create-content-client';
export { graphql } from './schema/graphql';
