export { createContentClient } from './browser/create-content-client';
export { wordsFragment } from './fragments/text-fragments';
export { graphql } from './schema/graphql';
