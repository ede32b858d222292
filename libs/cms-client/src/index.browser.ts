export { createContentClient } from './browser/create-content-client';
export { translatedFragment } from './fragments/text-fragments';
export { graphql } from './schema/graphql';
