import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { imageSource } from '@vyloha/import-documents';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import type { Database } from '@vyloha/backend-kernel';
import { image } from './tables';
import { publishedPhoto } from './published-photo';
import type { ImageRequest, Original } from './image-size';

/** What is needed to render a picture; `photo` is a photograph of a review, stored in the database. */
export type StoredImage = Pick<typeof image.$inferSelect, 'fileKey' | 'kind' | 'source'>;

/** Dots per inch at which a drawing has its original size. */
const drawingDensity = 72;
const maxDensity = 2400;
/** Larger originals are refused rather than decoded. */
const maxPixels = 50_000_000;

/** Where the bytes of pictures are. */
export interface PictureStore {
  db: Database;
  dataDir: string;
}

const storedSource = v.object(imageSource.entries);
type Source = v.InferOutput<typeof storedSource>;

export async function findImage(db: Database, fileKey: string): Promise<StoredImage | null> {
  const [row] = await db.select().from(image).where(eq(image.fileKey, fileKey));
  if (row !== undefined) return row;
  const [photo] = await db
    .select({ fileKey: publishedPhoto.fileKey })
    .from(publishedPhoto)
    .where(eq(publishedPhoto.fileKey, fileKey));
  return photo === undefined ? null : { ...photo, kind: 'photo', source: {} };
}

async function readPhoto(db: Database, fileKey: string): Promise<Buffer | null> {
  const [photo] = await db
    .select({ content: publishedPhoto.content })
    .from(publishedPhoto)
    .where(eq(publishedPhoto.fileKey, fileKey));
  return photo?.content ?? null;
}

/** A drawing is sharp in every size. */
export const isDrawing = ({ kind, source }: StoredImage) =>
  kind === 'file' && typeof source['file'] === 'string' && /\.svg$/i.test(source['file']);

/** A file of the shop lies under DATA_DIR/files and nowhere else. */
function pathOf({ file }: Source, dataDir: string): string | null {
  const folder = join(dataDir, 'files');
  const path = join(folder, file);
  const relativePath = relative(folder, path);
  return relativePath === '' || relativePath.startsWith('..') || isAbsolute(relativePath) ? null : path;
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

const toStylesheet = ({ colors = {} }: Source) =>
  Object.entries(colors)
    .map(([name, color]) => `.${name}{color:${color}!important}`)
    .join('');

/** It is rendered at the requested size; opened by its path, it may show and include files that lie beside it. */
async function openDrawing(path: string, source: Source, frame: ImageRequest): Promise<Sharp | null> {
  if (!existsSync(path)) return null;
  const { width, height } = await sharp(path).metadata();
  const scale = Math.max((frame.width ?? 0) / width, (frame.height ?? 0) / height) || 1;
  const density = Math.min(Math.max(Math.ceil(drawingDensity * scale), 1), maxDensity);
  const stylesheet = toStylesheet(source);
  return sharp(path, { density, limitInputPixels: maxPixels, ...(stylesheet !== '' && { svg: { stylesheet } }) });
}

const openPhotograph = (content: Buffer | null) =>
  content === null ? null : sharp(content, { limitInputPixels: maxPixels }).autoOrient();

/** The picture before cropping and encoding; null when its file is missing. */
export async function openImage(
  stored: StoredImage,
  frame: ImageRequest,
  { db, dataDir }: PictureStore,
): Promise<Sharp | null> {
  if (stored.kind === 'photo') return openPhotograph(await readPhoto(db, stored.fileKey));
  const source = v.safeParse(storedSource, stored.source);
  if (!source.success) return null;
  const path = pathOf(source.output, dataDir);
  if (path === null) return null;
  return isDrawing(stored) ? openDrawing(path, source.output, frame) : openPhotograph(await readIfThere(path));
}

/** Of pictures that pages show again and again, so that a cached variant costs no read of its original. */
const originals = new LRUCache<string, Original>({ max: 10_000 });

/** The size of the stored picture, upright; null when its file is missing. */
export async function readOriginal(stored: StoredImage, store: PictureStore): Promise<Original | null> {
  const key = JSON.stringify([store.dataDir, stored.fileKey, stored.kind, stored.source]);
  const known = originals.get(key);
  if (known !== undefined) return known;
  const opened = await openImage(stored, { width: null, height: null, crop: false, upscale: false }, store);
  if (opened === null) return null;
  const { autoOrient } = await opened.metadata();
  const original = { ...autoOrient, isVector: isDrawing(stored) };
  originals.set(key, original);
  return original;
}
