import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { illustrationSvg } from '@vyloha/demo-shop/illustration';
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

const fileSourceSchema = v.object({ file: v.string() });

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

/** A file of the shop lies under DATA_DIR/files and nowhere else. */
async function readShopFile(source: unknown, dataDir: string): Promise<Buffer | null> {
  const folder = join(dataDir, 'files');
  const parsed = v.safeParse(fileSourceSchema, source);
  if (!parsed.success) return null;
  const path = join(folder, parsed.output.file);
  const relativePath = relative(folder, path);
  if (relativePath === '' || relativePath.startsWith('..') || isAbsolute(relativePath)) return null;
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

/** A drawing is rendered at the requested size to stay sharp. */
async function openDrawing(source: Record<string, unknown>, frame: ImageRequest): Promise<Sharp> {
  const svg = Buffer.from(illustrationSvg(source));
  const { width, height } = await sharp(svg).metadata();
  const scale = Math.max((frame.width ?? 0) / width, (frame.height ?? 0) / height) || 1;
  const density = Math.min(Math.max(Math.ceil(drawingDensity * scale), 1), maxDensity);
  return sharp(svg, { density, limitInputPixels: maxPixels });
}

/** The picture before cropping and encoding; null when its file is missing. */
export async function openImage(
  stored: StoredImage,
  frame: ImageRequest,
  { db, dataDir }: PictureStore,
): Promise<Sharp | null> {
  if (stored.kind === 'illustration') return openDrawing(stored.source, frame);
  const isPhoto = stored.kind === 'photo';
  const file = await (isPhoto ? readPhoto(db, stored.fileKey) : readShopFile(stored.source, dataDir));
  return file === null ? null : sharp(file, { limitInputPixels: maxPixels }).autoOrient();
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
  const original = { ...autoOrient, isVector: stored.kind === 'illustration' };
  originals.set(key, original);
  return original;
}
