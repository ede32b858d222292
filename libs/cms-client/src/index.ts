export { pageMetaFragment } from './fragments/page-meta-fragment';
export {
  pictureFragment,
  optionalTranslatedFragment,
  translatedFragment,
  translatedPictureFragment,
  translatedRichTextFragment,
} from './fragments/text-fragments';
export { graphql } from './schema/graphql';
export { createAllowList } from './schema/persisted';
export { createCmsClient } from './server/cms-client.server';
export type { CmsClient } from './server/cms-client.server';
export type {} from './server/load-context';
