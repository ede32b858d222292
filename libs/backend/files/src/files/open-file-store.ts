import type { FastifyBaseLogger } from 'fastify';
import type { FilesConfig } from '@vyloha/config/server';
import type { Settings } from '@vyloha/backend-kernel';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { MeasuredStore } from './measured-store';
import { S3Store } from './s3-store';

/** @param onChange called when the store goes away and when it is back */
export function openPlace(place: FilesConfig, onChange?: (isAway: boolean) => void): FileStore {
  return 'folder' in place ? new FolderStore(place.folder) : new S3Store(place, onChange);
}

/** The files of the shop: where FILES_URL says, else below DATA_DIR. */
export function openShopFiles(
  { dataDir, files }: Pick<Settings, 'dataDir' | 'files'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): MeasuredStore {
  const place = files ?? { folder: dataDir };
  const store = openPlace(place, (isAway) => {
    log.warn({ files: store.place }, isAway ? 'files of the shop cannot be reached' : 'files of the shop are back');
  });
  return new MeasuredStore(store);
}
