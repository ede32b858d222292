import type { SharedReadOptions, SharedReads } from '../shared-reads';

/** The simplest memory: keeps everything for good and shows its keys. */
export interface SharedMemory extends SharedReads {
  keys(): string[];
}

export function sharedMemory(): SharedMemory {
  const kept = new Map<string, Promise<unknown>>();
  return {
    read<T>(key: string, load: () => Promise<T>, { isCached = () => true }: SharedReadOptions<T> = {}): Promise<T> {
      const known = kept.get(key);
      // A key is always read with a load of the same kind.
      if (known !== undefined) return known as Promise<T>;
      const loading = load();
      kept.set(key, loading);
      loading.then(
        (value) => isCached(value) || kept.delete(key),
        () => kept.delete(key),
      );
      return loading;
    },
    keys: () => [...kept.keys()],
  };
}
