export { type FileInfo, type FileStore, FilesUnavailable, isFileKey } from './files/file-store';
export { shopFiles } from './files/measured-store';
export { filesModule } from './files/module';
export { type ContentSource, movingContents, readContent } from './files/move-contents';
export { openPlace, openShopFiles } from './files/open-file-store';
export { photoKey } from './files/photo-key';
