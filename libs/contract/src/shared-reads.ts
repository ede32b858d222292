/**
 * Memory for answers that every shopper sees alike. The host implements it (bounded, single flight, stale while
 * revalidate); the clients call it with a key that holds nothing personal.
 */
export interface SharedReads {
  read<T>(key: string, load: () => Promise<T>): Promise<T>;
}
