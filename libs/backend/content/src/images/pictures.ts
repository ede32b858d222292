import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '@vyloha/backend-files';
import { type ChangeStream, type Database, defineService } from '@vyloha/backend-kernel';
import { ImageCache } from './image-cache';
import type { ImageRequest, Original } from './image-size';
import { KnownImages } from './known-images';
import { renderImage, type ImageFormat } from './render-image';
import { RenderSlots } from './render-slots';
import { findImage, isDrawing, withImage, type StoredImage } from './stored-image';

/** Increase it when rendering changes, so that cached pictures are rendered again. */
const rendererVersion = 1;

/** A page whose pictures nobody has seen yet asks for up to a hundred, and waits 15 seconds for each. */
const slots = new RenderSlots({ max: 2, maxQueued: 200 });

const maxOriginals = 10_000;

/** A picture in a frame. */
export interface FramedImage {
  stored: StoredImage;
  frame: ImageRequest;
  format: ImageFormat;
}

/** Identifies the result: the same name means the same bytes. */
export function toCacheName({ stored: { fileKey, source }, frame, format }: FramedImage): string {
  const hash = createHash('sha256').update(JSON.stringify([rendererVersion, fileKey, source, frame, format]));
  return `${hash.digest('hex').slice(0, 40)}.${format}`;
}

interface PicturesOptions {
  files: FileStore;
  /** Of rendered pictures. */
  maxBytes: number;
  /** What the database tells; null where nobody listens to it, and each picture is looked up. */
  changes: ChangeStream | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The pictures of a shop. */
export class Pictures {
  readonly #files: FileStore;
  readonly #cache: ImageCache;
  readonly #known: KnownImages | null;
  /** Of pictures that pages show again and again, so that a cached variant costs no read of its original. */
  readonly #originals = new LRUCache<string, Original>({ max: maxOriginals });

  constructor({ files, maxBytes, changes, log }: PicturesOptions) {
    this.#files = files;
    const onFailure = (error: unknown) => log.warn({ err: error }, 'rendered pictures cannot be stored');
    this.#cache = new ImageCache({ files, maxBytes, onFailure });
    this.#known = changes === null ? null : new KnownImages(changes);
  }

  /** Null for one that the shop does not have. */
  find(db: Database, fileKey: string): Promise<StoredImage | null> {
    const load = () => findImage(db, fileKey);
    return this.#known === null ? load() : this.#known.find(fileKey, load);
  }

  /** The size of the stored picture, upright; null when its file is missing. @throws FilesUnavailable */
  async readOriginal(db: Database, stored: StoredImage): Promise<Original | null> {
    const key = JSON.stringify([stored.fileKey, stored.kind, stored.source]);
    const known = this.#originals.get(key);
    if (known !== undefined) return known;
    const whole = { width: null, height: null, crop: false, upscale: false };
    const original = await withImage(stored, whole, { db, files: this.#files }, async (opened) => {
      const { autoOrient } = await opened.metadata();
      return { ...autoOrient, isVector: isDrawing(stored) };
    });
    if (original !== null) this.#originals.set(key, original);
    return original;
  }

  /**
   * The encoded picture, rendered once and stored; null when its file is missing.
   * @throws HttpError 503 when too many others are to be rendered, FilesUnavailable
   */
  read(db: Database, image: FramedImage): Promise<Buffer | null> {
    const store = { db, files: this.#files };
    const render = () => slots.run(() => renderImage(image.stored, image.frame, image.format, store));
    return this.#cache.read(toCacheName(image), render);
  }
}

export const shopPictures = defineService<Pictures>('pictures');
