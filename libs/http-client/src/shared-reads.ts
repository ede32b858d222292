export interface SharedReadOptions<T> {
  /** A value that must not be cached is only passed to current waiters; by default everything is cached. */
  isCached?: (value: T) => boolean;
  /** What the value depends on beside what all responses do: it is loaded anew once one of them has changed. */
  tagsOf?: (value: T) => readonly string[];
  /** How long the reader can wait; the load itself continues. */
  deadline?: { race<P>(promise: Promise<P>): Promise<P> } | undefined;
}

/**
 * Cache for responses that are the same for every shopper. The host implements it (bounded, single flight, stale while
 * revalidate); the clients call it with a key that contains nothing personal.
 */
export interface SharedReads {
  /** `load` returns the parsed value: a response that violates the contract is a failed load. */
  read<T>(key: string, load: () => Promise<T>, options?: SharedReadOptions<T>): Promise<T>;
}
