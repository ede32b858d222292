export interface SharedReadOptions<T> {
  /** What is right for this moment only is given to those who wait and not cached; without it everything is cached. */
  isCached?: (value: T) => boolean;
  /** How long whoever reads can wait; the load itself goes on. */
  deadline?: { orGiveUp<P>(promised: Promise<P>): Promise<P> } | undefined;
}

/**
 * Memory for answers that every shopper sees alike. The host implements it (bounded, single flight, stale while
 * revalidate); the clients call it with a key that holds nothing personal.
 */
export interface SharedReads {
  /** The load gives what was parsed already: an answer that breaks the contract is a failed load. */
  read<T>(key: string, load: () => Promise<T>, options?: SharedReadOptions<T>): Promise<T>;
}
