import type { SharedReadOptions, SharedReads } from '../shared-reads';

/** The simplest implementation: never evicts and exposes its keys. */
export interface InMemorySharedReads extends SharedReads {
  keys(): string[];
}

export function createInMemorySharedReads(): InMemorySharedReads {
  const cached = new Map<string, Promise<unknown>>();
  return {
    read<T>(key: string, load: () => Promise<T>, { isCached = () => true }: SharedReadOptions<T> = {}): Promise<T> {
      const existing = cached.get(key);
      // A key is always read with a load of the same kind.
      if (existing !== undefined) return existing as Promise<T>;
      const promise = load();
      cached.set(key, promise);
      promise.then(
        (value) => isCached(value) || cached.delete(key),
        () => cached.delete(key),
      );
      return promise;
    },
    keys: () => [...cached.keys()],
  };
}
