import type { Readable } from 'node:stream';
import { HttpError } from '@vyloha/backend-kernel';

/** What is known of a file. */
export interface FileInfo {
  key: string;
  bytes: number;
  changedAt: Date;
}

export interface FileContent extends Omit<FileInfo, 'key'> {
  content: Buffer;
}

export interface OpenFile extends Omit<FileInfo, 'key'> {
  /** To be read to its end or destroyed. */
  stream: Readable;
}

/** A file of this machine. */
export interface LocalFile {
  path: string;
}

export interface PutOptions {
  /** Also after a power cut when it resolves, which takes longer: for what is nowhere else. Remote stores always do. */
  isDurable?: boolean;
}

/**
 * The files of the shop by their keys: names with slashes, such as `images/3f2a.webp`. A file is replaced as a whole:
 * whoever reads it meanwhile gets the former or the new one. All methods throw FilesUnavailable while the store is away.
 */
export interface FileStore {
  /** Where it is, for people; without secrets. */
  readonly place: string;
  /** Path of a file where it is on this machine; null in a remote store. */
  localPath(key: string): string | null;
  /** Stored when it resolves. @throws FileTooLarge */
  put(key: string, content: Buffer | LocalFile, options?: PutOptions): Promise<void>;
  /** Null when there is none. @throws FileTooLarge for one that is meant to be streamed */
  get(key: string): Promise<FileContent | null>;
  /** As a stream; null when there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** Null when there is none. */
  head(key: string): Promise<FileInfo | null>;
  /** Also of one that is not there. */
  delete(key: string): Promise<void>;
  /** Those whose keys begin so, such as `images/`. */
  list(prefix: string): AsyncIterable<FileInfo>;
  /** Marks a file as used now, where the store can; `changedAt` says when that was. */
  touch(key: string): Promise<void>;
}

/** The store does not answer, or refuses everybody: the same later may succeed. A request that needs it gets 503. */
export class FilesUnavailable extends HttpError {
  override name = 'FilesUnavailable';
  /** @param message for operators; shoppers get a text in their language */
  constructor(
    override readonly message: string,
    override readonly cause: unknown,
  ) {
    super(503, [{ key: 'filesUnavailable', code: 'files_unavailable' }], { 'Retry-After': '5' });
  }
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
  constructor(key: string, bytes: number, maxBytes: number) {
    super(`${key} has ${bytes} bytes, ${maxBytes} is the most.`);
  }
}

/** What one request can store; a feed of 100 000 products takes a tenth of it. */
export const maxFileBytes = 1024 * 1024 * 1024;
/** What is read into memory: the largest photograph of a shop is a fraction of it. */
export const maxReadBytes = 64 * 1024 * 1024;

const maxKeyLength = 500;

/** Whether it names a file in the store and nowhere else. */
export function isFileKey(key: string): boolean {
  const parts = key.split('/');
  return (
    Buffer.byteLength(key) <= maxKeyLength &&
    !/[\\\p{Cc}]/u.test(key) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !part.startsWith(draftPrefix))
  );
}

/** Files that are being written to a folder. */
export const draftPrefix = '.draft-';

/** @throws TypeError */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError(`${JSON.stringify(key)} is no key of a file`);
}
