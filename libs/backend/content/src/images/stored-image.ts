import { imageSource } from '@vyloha/import-documents';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { type FileStore, isFileKey, photoKey, readContent } from '@vyloha/backend-files';
import type { Database } from '@vyloha/backend-kernel';
import { withLocalDrawing } from './local-drawing';
import { image } from './tables';
import { publishedPhoto } from './published-photo';
import type { ImageRequest } from './image-size';

/** What is needed to render a picture; `photo` is a photograph of a review. */
export type StoredImage = Pick<typeof image.$inferSelect, 'fileKey' | 'kind' | 'source'>;

/** Dots per inch at which a drawing has its original size. */
const drawingDensity = 72;
const maxDensity = 2400;
/** Larger originals are refused rather than decoded. */
const maxPixels = 50_000_000;

/** Where the bytes of pictures are. */
export interface PictureStore {
  db: Database;
  files: FileStore;
}

const storedSource = v.object(imageSource.entries);
type Source = v.InferOutput<typeof storedSource>;

export async function findImage(db: Database, fileKey: string): Promise<StoredImage | null> {
  const [row] = await db
    .select({ fileKey: image.fileKey, kind: image.kind, source: image.source })
    .from(image)
    .where(eq(image.fileKey, fileKey));
  if (row !== undefined) return row;
  const [photo] = await db
    .select({ fileKey: publishedPhoto.fileKey })
    .from(publishedPhoto)
    .where(eq(publishedPhoto.fileKey, fileKey));
  return photo === undefined ? null : { ...photo, kind: 'photo', source: {} };
}

async function readPhoto({ db, files }: PictureStore, fileKey: string): Promise<Buffer | null> {
  const [photo] = await db
    .select({ content: publishedPhoto.content, sha256: publishedPhoto.sha256 })
    .from(publishedPhoto)
    .where(eq(publishedPhoto.fileKey, fileKey));
  return photo === undefined ? null : readContent(files, photoKey(fileKey), photo);
}

/** A drawing is sharp in every size. */
export const isDrawing = ({ kind, source }: StoredImage) =>
  kind === 'file' && typeof source['file'] === 'string' && /\.svg$/i.test(source['file']);

/** A picture of the shop lies under `files/` and nowhere else. */
function keyOf({ file }: Source): string | null {
  const key = `files/${file}`;
  return isFileKey(key) ? key : null;
}

const toStylesheet = ({ colors = {} }: Source) =>
  Object.entries(colors)
    .map(([name, color]) => `.${name}{color:${color}!important}`)
    .join('');

/** It is rendered at the requested size; opened by its path, it may show and include files that lie beside it. */
async function openDrawing(path: string, source: Source, frame: ImageRequest): Promise<Sharp> {
  const { width, height } = await sharp(path).metadata();
  const scale = Math.max((frame.width ?? 0) / width, (frame.height ?? 0) / height) || 1;
  const density = Math.min(Math.max(Math.ceil(drawingDensity * scale), 1), maxDensity);
  const stylesheet = toStylesheet(source);
  return sharp(path, { density, limitInputPixels: maxPixels, ...(stylesheet !== '' && { svg: { stylesheet } }) });
}

const openPhotograph = (content: Buffer) => sharp(content, { limitInputPixels: maxPixels }).autoOrient();

/**
 * What is done with the picture before cropping and encoding, which is open only meanwhile; null when its file is missing.
 * @throws FilesUnavailable
 */
export async function withImage<Result>(
  stored: StoredImage,
  frame: ImageRequest,
  store: PictureStore,
  use: (opened: Sharp) => Promise<Result>,
): Promise<Result | null> {
  if (stored.kind === 'photo') {
    const photo = await readPhoto(store, stored.fileKey);
    return photo === null ? null : use(openPhotograph(photo));
  }
  const { files } = store;
  const source = v.safeParse(storedSource, stored.source);
  const key = source.success ? keyOf(source.output) : null;
  if (!source.success || key === null) return null;
  if (isDrawing(stored)) {
    return withLocalDrawing(files, key, async (path) => use(await openDrawing(path, source.output, frame)));
  }
  const file = await files.get(key);
  return file === null ? null : use(openPhotograph(file.content));
}
