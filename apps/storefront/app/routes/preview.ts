export { previewAction as action, previewLoader as loader } from '@vyloha/content-blocks/server';
