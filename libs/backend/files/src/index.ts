export { type FileInfo, type FileStore, FilesUnavailable, isFileKey } from './files/file-store';
export { shopFiles } from './files/measured-store';
export { openPlace, openShopFiles } from './files/open-file-store';
