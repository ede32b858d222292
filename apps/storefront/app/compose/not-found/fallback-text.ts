/** A module of its own, so that the bundler makes a separate chunk of it. */
export { ContentText } from '@vyloha/content-blocks/ui';
