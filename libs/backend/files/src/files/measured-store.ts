import { counter, histogram, registerGauge } from '@vyloha/telemetry/server';
import { defineService } from '@vyloha/backend-kernel';
import {
  type FileContent,
  type FileInfo,
  type FileStore,
  FilesUnavailable,
  type LocalFile,
  type OpenFile,
  type PutOptions,
} from './file-store';

const operations = counter('vyloha_file_operations_total', 'Operations on files of the shop, by how they ended', [
  'operation',
  'result',
]);
const durations = histogram('vyloha_file_operation_duration_seconds', 'Time of operations on files of the shop', [
  'operation',
]);

type Operation = 'put' | 'get' | 'open' | 'head' | 'delete' | 'list' | 'touch';

/** Counts and times what is done in a store, and knows why it fails. */
export class MeasuredStore implements FileStore {
  readonly place: string;
  #failure: string | null = null;

  constructor(private readonly store: FileStore) {
    this.place = store.place;
    registerGauge('vyloha_files_available', '1 unless the last operation on files of the shop failed', () =>
      this.#failure === null ? 1 : 0,
    );
  }

  /** Why the last operation failed; null when it succeeded. */
  get failure(): string | null {
    return this.#failure;
  }

  localPath = (key: string): string | null => this.store.localPath(key);
  put = (key: string, content: Buffer | LocalFile, options?: PutOptions): Promise<void> =>
    this.#measure('put', () => this.store.put(key, content, options));
  get = (key: string): Promise<FileContent | null> => this.#measure('get', () => this.store.get(key));
  open = (key: string): Promise<OpenFile | null> => this.#measure('open', () => this.store.open(key));
  head = (key: string): Promise<FileInfo | null> => this.#measure('head', () => this.store.head(key));
  delete = (key: string): Promise<void> => this.#measure('delete', () => this.store.delete(key));
  touch = (key: string): Promise<void> => this.#measure('touch', () => this.store.touch(key));

  async *list(prefix: string): AsyncIterable<FileInfo> {
    try {
      yield* this.store.list(prefix);
      this.#note('list', 'done', null);
    } catch (error) {
      this.#noteError('list', error);
      throw error;
    }
  }

  async #measure<Result>(operation: Operation, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      const result = await work();
      this.#note(operation, result === null ? 'missing' : 'done', null);
      return result;
    } catch (error) {
      this.#noteError(operation, error);
      throw error;
    } finally {
      durations.observe({ operation }, (performance.now() - startedAt) / 1000);
    }
  }

  #noteError(operation: Operation, error: unknown): void {
    if (error instanceof FilesUnavailable) this.#note(operation, 'unavailable', error.message);
    else this.#note(operation, 'refused', this.#failure);
  }

  #note(operation: Operation, result: string, failure: string | null): void {
    this.#failure = failure;
    operations.inc({ operation, result });
  }
}

/** The files of the shop. */
export const shopFiles = defineService<MeasuredStore>('files');
