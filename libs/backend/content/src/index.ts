export { exportContent } from './content-files/export-content';
export { readContentDocuments } from './content-files/read-content-documents';
export { hasAddress, preferLocale, stripSlashes } from './content/addresses';
export { isCategoryVisibleTo } from './content/category-visibility';
export {
  contentBlockSchema,
  contentImageSchema,
  optionalTranslatedSchema,
  pageMetaSchema,
  storedImageSchema,
  storedTextSchema,
  toImage,
  toOptionalTranslated,
  translatedSchema,
} from './content/content-shapes';
export { type Entry, loadEntries } from './content/entries';
export { contentModule } from './content/module';
export { toPageMeta } from './content/page-meta';
export { findPreview } from './content/previews/find-preview';
export { type ContentViewer, isOnSite, isVisibleEntry } from './content/visible-entries';
export { toFrame } from './images/image-size';
export { imagesModule } from './images/module';
export { Pictures, shopPictures } from './images/pictures';
export { formatFor } from './images/render-image';
